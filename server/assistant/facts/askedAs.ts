/**
 * What people type when they mean a dated fact, in both languages and by id: the search finds a fact by these words and by its
 * own. Forms, slang and short names belong here; whole questions do not.
 */
export const askedAs: Readonly<Record<string, string>> = {
  'timeline:tap-initial-counseling':
    'start TAP, begin TAP, first TAP appointment, transition counselor, 365 days before, empezar TAP, empiezo TAP, primera cita TAP, consejero de transición, un año antes de salir',
  'timeline:tap-initial-retire':
    'retiring start TAP, two years before retirement, retirement first steps, retire in 2 years, 24 months, jubilarme, me retiro en dos años, primeros pasos del retiro',
  'timeline:tap-preseparation':
    'pre-separation counseling, preseparation, DD 2648, benefits counseling, consejería previa, DD2648',
  'timeline:tap-core-days':
    'TAP class, TAP classes, TAP workshop, how many days is TAP, VA benefits day, Department of Labor day, resume workshop, clases TAP, taller TAP, cuántos días dura TAP',
  'timeline:tap-capstone':
    'capstone, finish TAP, latest TAP, last day for TAP, command will not let me go to TAP, commander denies TAP, terminar TAP, comandante no me deja ir a TAP',
  'timeline:tap-guard-late':
    'Guard TAP, Reserve TAP, demobilize TAP, REFRAD, TAP desmovilización, Guardia TAP, Reserva TAP',
  'timeline:statement-of-benefits':
    'statement of benefits, statement of service, list of my benefits, service statement, constancia de beneficios, constancia de servicio',
  'timeline:military-onesource':
    'Military OneSource, free counseling after leaving, financial counselor, tax help, MilTax, consejería gratis después de salir, ayuda con impuestos',
  'timeline:solid-start-1':
    'Solid Start, VA called me, VA calls new veterans, first call, unknown number from VA, VA me llamó, llamada de VA, primera llamada',
  'timeline:solid-start-2': 'Solid Start second call, segunda llamada de VA',
  'timeline:solid-start-3': 'Solid Start third call, last call, tercera llamada de VA',
  'timeline:medical-records-copy':
    'copy of medical records, service treatment records, STR, health record before I get out, military medical file, copia de expediente médico, historial médico del servicio, registros médicos',
  'timeline:bdd-window':
    'BDD, benefits delivery at discharge, file claim before discharge, file disability before I get out, how early can I file, claim while still in, 180 to 90 days, antes de la baja, pedir compensación antes de salir, reclamo antes de salir, con cuánto tiempo antes, presentar reclamo antes',
  'timeline:bdd-exam-availability':
    'BDD exam, available for exams, 45 days, leave area after BDD, travel or vacation during BDD, move before exam, examen BDD, disponible para exámenes, 45 días',
  'timeline:sha-part-a':
    'separation health assessment, SHA, Part A, questionnaire, DBQ self assessment, evaluación de salud para la separación, parte A',
  'timeline:shpe':
    'separation exam, separation physical, final physical, SHPE, retirement physical, exit exam, examen médico de salida, examen de separación, físico final',
  'timeline:claim-under-90':
    'less than 90 days left, missed BDD, too late for BDD, 60 days left claim, under 90 days, quedan menos de 90 días, ya pasó el BDD, me quedan 60 días, todavía sirve el BDD',
  'timeline:ides':
    'medical board, MEB, PEB, IDES, medically retired, med board, junta médica, separación médica',
  'timeline:ides-rebuttal':
    'rebuttal, appeal MEB findings, PEB findings, impartial review, formal hearing, disagree with board, apelar junta médica, refutar',
  'timeline:claim-one-year':
    'file within a year of discharge, first claim back pay, one year after separation, claim effective date, wait to file claim, reclamo dentro de un año, pago retroactivo, primer reclamo, fecha efectiva',
  'timeline:intent-to-file':
    'intent to file, ITF, form 21-0966, hold my date, save effective date, intención de reclamo, intención de presentar, guardar la fecha',
  'timeline:decision-hlr':
    'Higher-Level Review, HLR, claim denied options, appeal a denial, disagree with decision, denied claim, my claim was denied, negaron reclamo, me negaron, apelar decisión, revisión de nivel superior',
  'timeline:decision-board':
    'Board appeal, Board of Veterans Appeals, BVA, judge hearing, notice of disagreement, appeal to judge, apelar a la junta, juez, audiencia',
  'timeline:decision-supplemental':
    'supplemental claim, new evidence, reopen claim, reclamo suplementario, evidencia nueva, reabrir reclamo',
  'timeline:decision-contested':
    'contested claim, two people claim the same benefit, 60 days, reclamo disputado',
  'timeline:board-evidence':
    'evidence submission board 90 days, send evidence to the Board, mandar pruebas a la junta',
  'timeline:crsc':
    'CRSC, combat related special compensation, combat pay retiree, six years back pay, Soto, compensación especial por combate',
  'timeline:dependents-rating':
    'add spouse, add child, add dependents to disability, 21-686c, married after rating, new baby VA pay, agregar dependientes, añadir esposa, añadir hijo, pago por dependientes',
  'timeline:valife':
    'VALife, VA life insurance, whole life insurance VA, life insurance for disabled veterans, S-DVI, seguro de vida de VA, seguro VALife',
  'timeline:valife-81':
    'VALife over 80, life insurance age 81, older veteran life insurance, VALife mayor de 80',
  'timeline:sgli-ends':
    'SGLI, group life insurance after discharge, SGLI after I get out, how long life insurance, SGLI después de salir, seguro de vida del servicio, seguro de vida que tenía en el ejército, cobertura de vida al salir',
  'timeline:vgli-no-health':
    'VGLI no health questions, VGLI 240 days, convert SGLI to VGLI, VGLI without medical, VGLI sin preguntas de salud, pasar SGLI a VGLI, seguro VGLI',
  'timeline:vgli-last-day':
    'VGLI last day, still get VGLI, too late for VGLI, VGLI deadline, 485 days, one year and 120 days, último día VGLI, todavía puedo pedir VGLI',
  'timeline:sgli-convert':
    'convert SGLI to private policy, commercial life insurance, individual policy, SGLI a póliza privada, convertir SGLI',
  'timeline:sgli-disability-extension':
    'SGLI disability extension, totally disabled SGLI, two years free SGLI, extensión SGLI por discapacidad',
  'timeline:fsgli-spouse':
    'FSGLI, spouse life insurance, family SGLI, wife insurance, husband insurance, spouse coverage after separation, seguro de vida del cónyuge, seguro de la esposa, pierdo seguro de vida',
  'timeline:tamp':
    'TAMP, TRICARE after I get out, TRICARE 180 days, health insurance after ETS, TRICARE last day, lose TRICARE, transitional TRICARE, TRICARE al salir, seguro médico al salir, 180 días de TRICARE, pierdo TRICARE',
  'timeline:tricare-qle-separate':
    'qualifying life event, QLE, change TRICARE plan, switch TRICARE plan, evento de vida, cambiar plan TRICARE',
  'timeline:chcbp':
    'CHCBP, continued health care, bridge plan, COBRA military, buy insurance after TRICARE, plan puente, comprar seguro después de TRICARE',
  'timeline:tricare-retire-90':
    'retiree TRICARE, TRICARE retired enroll 90 days, TRICARE Prime retiree, TRICARE Select retiree, retiro TRICARE, inscribirme en TRICARE al retirarme',
  'timeline:tricare-retire-12m':
    'late TRICARE enrollment retiree, missed TRICARE 90 days, retroactive TRICARE, inscripción tarde TRICARE, se me pasó TRICARE',
  'timeline:fedvip-retire':
    'FEDVIP, retiree dental, retiree vision, dental insurance after retirement, seguro dental de retirado, visión de retirado',
  'timeline:trs-gap':
    'TRICARE Reserve Select, TRS, reserve health insurance, after orders TRICARE, gap after orders, TRICARE de la Reserva, seguro de la Guardia, brecha',
  'timeline:trr':
    'TRICARE Retired Reserve, TRR, gray area retiree insurance, gray area, retirado de zona gris',
  'timeline:deers-update':
    'DEERS, update DEERS, add baby to DEERS, divorce DEERS, marriage DEERS, actualizar DEERS, bebé DEERS, casado DEERS',
  'timeline:marketplace':
    'marketplace, Obamacare, healthcare.gov, ACA plan, special enrollment period, mercado de seguros, seguro Obamacare',
  'timeline:va-health-apply':
    'apply for VA health care, enroll in VA, 10-10EZ, VA hospital sign up, VA healthcare, solicitar atención médica de VA, inscribirme en VA, cómo me inscribo en VA',
  'timeline:va-health-combat-10y':
    'combat veteran health care, ten years combat, five years combat, PACT Act enrollment, served in Iraq, served in Afghanistan, veterano de combate, diez años, cinco años de atención',
  'timeline:va-dental-180':
    'VA dental, VA dentist, free dental after discharge, teeth, dental 180 days, dentista de VA, dientes, dental gratis',
  'timeline:dental-before':
    'dentist before I get out, fix teeth before leaving, dental exam before separation, dentista antes de salir',
  'timeline:prescriptions':
    'refill medicine, prescriptions before leaving, referrals, medication supply, recetas, medicinas antes de salir, surtir medicinas',
  'timeline:vet-center':
    'Vet Center, counseling combat, readjustment counseling, family counseling, Vet Center plazo, consejería Vet Center',
  'timeline:inpatient-crisis':
    'emergency room suicidal free, COMPACT Act, 72 hours, VA pay emergency crisis, bill from hospital for suicide attempt, emergencia gratis, avisar a VA 72 horas',
  'timeline:ucx':
    'unemployment, UCX, unemployment ex-servicemember, unemployment after ETS, jobless pay, terminal leave unemployment, desempleo, seguro de desempleo, desempleo en licencia terminal',
  'timeline:hhg-separate':
    'last move, household goods, final move, HHG, government move after separating, DITY, PPM, ship my stuff, home of record move, mudanza, última mudanza, mover mis cosas, enseres, furniture, movers, ship my things, muebles, mis cosas, camión de mudanza',
  'timeline:hhg-retire':
    'retiree move, retirement move, retired and have not moved, three years to move, home of selection, mudanza de retiro, mudarnos después de retirarnos',
  'timeline:hhg-storage':
    'storage, storage paid, how long storage, store household goods, muebles en storage, pagan la bodega, NTS, storage unit at government cost, almacenamiento, guardar mis muebles, bodega',
  'timeline:travel-voucher':
    'travel claim, file travel claim, travel voucher, moving receipts, gastos de viaje, papeles de la mudanza, reclamo de viaje, DTS voucher, DD 1351-2, travel pay, reembolso de viaje, comprobante de viaje, viáticos',
  'timeline:leave-plan':
    'sell leave, sell back leave, cash in leave, terminal leave, leave days, use or lose, vender vacaciones, vender licencia, días de licencia, licencia terminal, vacaciones',
  'timeline:ptdy':
    'permissive TDY, PTDY, house hunting, job hunting leave, extra leave ETS, permisivo TDY, días para buscar casa, buscar trabajo antes de salir',
  'timeline:final-pay':
    'final paycheck, last paycheck, final pay, last military pay, bonus recoupment, debt at separation, último cheque, último pago, devolver bono, deuda al salir',
  'timeline:tsp':
    'TSP, Thrift Savings Plan, TSP loan, retirement savings, roll over TSP, ahorro TSP, préstamo TSP, plan de ahorro',
  'timeline:mypay-access':
    'myPay, LES, W-2, tax form, pay statements, CAC login, acceso a myPay, talones de pago',
  'timeline:scra-lease':
    'SCRA, break lease, end lease early, apartment lease orders, terminate rent, romper contrato de renta, terminar alquiler, arrendamiento',
  'timeline:sbp-election':
    'SBP, Survivor Benefit Plan, choose SBP, decline SBP, spouse signature SBP, survivor plan before retirement, plan de sobrevivientes, elegir SBP',
  'timeline:sbp-stop':
    'stop SBP, cancel SBP, get out of SBP, drop survivor benefit, leave the survivor plan, terminar SBP, cancelar SBP, dejar el plan de sobrevivientes',
  'timeline:rcsbp':
    'RCSBP, 20-year letter, twenty year letter, NOE, notice of eligibility, reserve survivor plan, carta de 20 años, carta de los veinte años',
  'timeline:retired-pay-apply':
    'apply for reserve retired pay, reserve retirement pay, retired pay at 60, DD 2656, pensión de reserva, pago de retiro a los 60, solicitar pago de retiro',
  'timeline:reduced-age':
    'reserve retirement early, reduced age retirement, before 60, 90 days active lowers age, retirement age deployments, retiro antes de los 60, edad reducida',
  'timeline:gi-transfer':
    'transfer GI Bill, TEB, give GI Bill to son, give GI Bill to daughter, give to spouse, pass GI Bill to kids, too late to transfer, already out transfer, transferir GI Bill, pasar GI Bill a mi hija, pasar a mi hijo, ya salí transferir',
  'timeline:gi-transfer-four-years':
    'four more years transfer, transfer obligation, retire after transfer, additional duty service obligation, cuatro años más, obligación por transferir',
  'timeline:gi-apply':
    'apply for GI Bill, 22-1990, certificate of eligibility, COE school, how to start GI Bill, how do I use my GI Bill, solicitar GI Bill, cómo pido GI Bill, certificado de elegibilidad',
  'timeline:gi-certify':
    'school certifying official, SCO, certify enrollment, VA office at school, certificar inscripción, oficial certificador de la escuela, who reports my classes to VA, school sends my hours, report credit hours, quién avisa a VA de mis clases, la escuela manda mis horas',
  'timeline:gi-verify':
    'verify enrollment, monthly verification, text from VA school, missed verification, verificar inscripción, verificación mensual',
  'timeline:gi-33-expiry-old':
    'GI Bill expire left before 2013, 15 years, delimiting date, GI Bill 2010, GI Bill 2011, GI Bill 2008, vence GI Bill antes de 2013, cuándo se vence, 15 años, salí en 2010',
  'timeline:mgib-10y':
    'Montgomery expire, MGIB ten years, chapter 30 deadline, vence Montgomery, diez años Montgomery',
  'timeline:mgib-sr-leave':
    'leave the Reserve GI Bill, chapter 1606 after leaving, lose Reserve GI Bill, quit the Guard school money, dejar la Reserva GI Bill, salir de la Guardia 1606',
  'timeline:gi-30-to-33':
    'switch from 30 to 33, choose Post-9/11 over Montgomery, irrevocable election, convert Montgomery, cambiar de Montgomery a Post-9/11',
  'timeline:yellow-ribbon':
    'Yellow Ribbon deadline, apply Yellow Ribbon, Yellow Ribbon before enroll, plazo Yellow Ribbon',
  'timeline:in-state-tuition':
    'in-state tuition deadline, resident rate after discharge, three years in-state, matrícula de residente plazo, tres años residente',
  'timeline:fry':
    'Fry Scholarship, widow school, husband died on active duty, wife died on active duty, father killed in action school, surviving spouse education, gold star, beca Fry, viuda estudiar, murió en servicio, viudo',
  'timeline:dea-limits':
    'Chapter 35, DEA, dependents educational assistance, 100 percent P&T child school, until 26, until what age, dad 100 percent, mom 100 percent, Capítulo 35, hasta los 26, papá 100 por ciento, hija de veterano 100 por ciento',
  'timeline:vre':
    'VR&E, Voc Rehab, Vocational Rehabilitation, Chapter 31 deadline, 12 years, rehabilitación vocacional, Capítulo 31, VRE plazo',
  'timeline:vre-before':
    'VR&E before discharge, Voc Rehab while active, memorandum rating, VR&E antes de salir, en servicio activo',
  'timeline:chapter-36':
    'Chapter 36, career counseling, PCPG, free career counseling, which degree, consejería de carrera, Capítulo 36, orientación vocacional',
  'timeline:vet-tec':
    'VET TEC, coding bootcamp, high technology training, tech training, software bootcamp, programa de tecnología, bootcamp de programación',
  'timeline:tuition-assistance':
    'tuition assistance, TA, TA before leaving, TA money, asistencia de matrícula, TA antes de salir',
  'timeline:joint-transcript':
    'JST, Joint Services Transcript, CCAF transcript, military credits, college credit for training, créditos por servicio militar, transcripción militar',
  'timeline:credential-funds':
    'Army COOL, Navy COOL, credentialing assistance, CA money, certification while active, pagar certificación en servicio, COOL',
  'timeline:skillbridge':
    'SkillBridge, internship last 180 days, career skills program, CSP, internship before I get out, SkillBridge rank, SkillBridge branch, pasantía antes de salir, prácticas',
  'timeline:skillbridge-apply':
    'apply SkillBridge, SkillBridge request, SkillBridge application early, when to apply SkillBridge, cuándo pedir SkillBridge, solicitud SkillBridge',
  'timeline:userra-short':
    'USERRA weekend drill, back to work after drill, return to work after annual training, up to 30 days orders, two weeks of training, regresar al trabajo después del entrenamiento, orden de dos semanas',
  'timeline:userra-medium':
    'USERRA 31 to 180 days, 60 days of orders, three months of orders, boss wants me back, 14 days to return, órdenes de 60 días, órdenes de tres meses, regresar al trabajo',
  'timeline:userra-long':
    'USERRA over 180 days, deployed a year job back, 8 months of orders, title 10 orders job, return to my old job, reemployment, go back to my job, órdenes de 7 meses, desplegado un año, regreso al trabajo, volver a mi trabajo',
  'timeline:userra-injured':
    'hurt on orders job back, injured USERRA, recover before returning to work, two years job, herido en servicio volver al trabajo, lesionado',
  'timeline:vra':
    'VRA, Veterans Recruitment Appointment, federal job without competition, hired by government, federal hiring veterans, empleo federal sin competir, contratación federal',
  'timeline:vets-preference-letter':
    'veterans preference, preference letter, 5 point preference, 10 point, federal job before I get out, statement of service USAJOBS, preferencia de veterano, trabajo federal antes de salir',
  'timeline:federal-180':
    '180 day rule, retiree DoD civilian job, waiver 180 days, retirado trabajo civil Departamento de Defensa',
  'timeline:fers-deposit':
    'buy back military time, FERS deposit, military deposit, federal retirement credit, comprar tiempo militar, depósito militar, jubilación federal, federal pension, post office pension, USPS, years count toward pension, pensión federal, correo federal, años cuentan para la pensión',
  'timeline:cdl-waiver':
    'CDL, truck license, skills test waiver, military driver, truck driver license, road test, drove LMTV, drove HMMWV, 88M license, licencia de camión, licencia comercial, examen de manejo, chofer',
  'timeline:clearance':
    'security clearance expire, clearance after discharge, secret clearance, top secret, TS/SCI active, autorización de seguridad, clearance vence',
  'timeline:spouse-job':
    'military spouse preference, spouse federal job, spouse hiring, trabajo federal para cónyuge, esposa empleo federal',
  'timeline:spouse-mycaa':
    'MyCAA, spouse license money, spouse education money, spouse certificate, becas para esposas, dinero para licencia de esposa',
  'timeline:boots-to-business':
    'Boots to Business, start a business, entrepreneur, small business class, SBA, Reboot, open my own business, negocio propio, empezar un negocio, clase de negocios',
  'timeline:dd214-review':
    'check draft DD-214, review DD 214 before signing, DD214 worksheet, revisar DD-214, antes de firmar DD-214',
  'timeline:dd214-copies':
    'copy of DD-214, lost DD 214, get my DD214, request DD-214, replacement discharge papers, SF-180, copia de DD-214, perdí mi DD-214, cómo pido DD-214, papeles de baja',
  'timeline:dd214-correct':
    'DD-215, DD-149, error on DD-214, wrong date on DD 214, correct my DD214, fix my record, board for correction, corregir DD-214, error en DD-214, fecha equivocada, corregir mi récord',
  'timeline:discharge-upgrade':
    'upgrade discharge, DD-293, Discharge Review Board, bad discharge, OTH upgrade, less than honorable, mejorar la baja, baja deshonrosa, subir mi baja',
  'timeline:vmet':
    'VMET, DD-2586, list of training, military experience and training, lista de entrenamiento militar',
  'timeline:id-cards':
    'CAC turn in, military ID, retired ID card, veteran ID card, VHIC, dependent ID, tarjeta de identificación, entregar CAC, credencial',
  'timeline:real-id':
    'REAL ID, driver license expired, state license, fly with ID, license home state, licencia de manejar vencida, licencia de conducir',
  'timeline:voter':
    'register to vote, voter registration, voting, absentee ballot, FPCA, registrarme para votar, votar, registro de votante',
  'timeline:state-benefits':
    'state benefits, property tax exemption, license plates, state veterans benefits, hunting license, county veterans office, beneficios del estado, impuesto de la propiedad, placas de veterano',
  'timeline:home-loan':
    'VA home loan, VA loan, certificate of eligibility house, buy a house, mortgage, funding fee, zero down, préstamo de vivienda, comprar casa, hipoteca, préstamo VA',
  'timeline:vso':
    'VSO, veterans service officer, accredited representative, help with my claim for free, DAV, VFW, American Legion, claim agent, representante acreditado, quién me ayuda con mi reclamo, ayuda gratis con reclamo',
  'timeline:commissary': 'commissary, exchange shopping, PX, BX, shop on base, comisaría, tienda de la base',
  'timeline:pdhra':
    'PDHRA, post-deployment health, DD 2900, health check after deployment, revisión de salud después del despliegue',
  'timeline:line-of-duty':
    'line of duty, LOD, injury on drill, hurt on orders paperwork, injured at annual training, lesión en entrenamiento, línea de deber',
  'timeline:irr':
    'IRR, Individual Ready Reserve, inactive reserve, eight year obligation, muster, reserva inactiva, ocho años de obligación',
  'timeline:caregiver-apply':
    'caregiver program, PCAFC, paid caregiver, caregiver stipend, wife cares for me, 10-10CG, programa de cuidadores, pago de cuidador',
  'timeline:champva':
    'CHAMPVA, health insurance for family of 100 percent, spouse insurance P&T, seguro para familia de 100 por ciento',
  'timeline:vmli': 'VMLI, mortgage life insurance, adapted housing grant, SAH insurance, seguro hipotecario',
  'timeline:separation-pay':
    'separation pay, severance pay, recoup separation pay, involuntary separation money, pago por separación, indemnización, me quitan el pago',
  'benefits:ent-36': 'how many months GI Bill, 36 months, months of GI Bill, cuántos meses GI Bill, 36 meses',
  'benefits:ent-48':
    '48 months, two programs, both 30 and 33, combine GI Bills, Montgomery and Post-9/11 months, dos programas, 48 meses, combinar',
  'benefits:ent-35': 'months Chapter 35, 45 months, how long DEA pays, meses del Capítulo 35',
  'benefits:ent-31': 'months VR&E, how long VR&E lasts, 48 months VR&E, cuántos meses VR&E',
  'benefits:ent-33-exhaust-refund':
    '1200 back, refund Montgomery, get my 1200 dollars back, devolución de 1200, recuperar 1200',
  'benefits:ent-rudisill':
    'Rudisill, two periods of service, extra year GI Bill, Supreme Court GI Bill, dos períodos de servicio',
  'benefits:charge-33':
    'how months are charged, half-time months used, does part time use GI Bill, cómo se gastan los meses, medio tiempo meses',
  'benefits:charge-30': 'Montgomery months charged, Montgomery part time, meses de Montgomery',
  'benefits:charge-term-end':
    'run out in middle of semester, GI Bill ends during semester, exhausted mid-term, se acaba a mitad del semestre',
  'benefits:charge-test':
    'test uses months, exam entitlement charge, certification uses GI Bill months, examen gasta meses',
  'benefits:tier-table':
    'what percent GI Bill, percentage of GI Bill, served months percent, 36 months active 100 percent, tier, how long to serve for full GI Bill, qué porcentaje, serví meses porcentaje, cuánto tiempo de servicio',
  'benefits:tier-100-special':
    'Purple Heart GI Bill, discharged for disability GI Bill, medically discharged percent, Corazón Púrpura, baja médica porcentaje',
  'benefits:tier-drill':
    'drill weekends, drill count, annual training count, Guard time GI Bill, entrenamiento de fin de semana cuenta, drill cuenta',
  'benefits:tier-applies-to':
    'percent applies to housing books tuition, 80 percent of what, a qué se aplica el porcentaje',
  'benefits:tuition-public':
    'public school tuition, state university full tuition, community college paid, universidad pública matrícula, escuela pública',
  'benefits:rate-33-2024': 'private school cap 2024, rates 2024-25, tarifas 2024',
  'benefits:rate-33-2024-housing': 'online housing 2024, foreign school housing 2024',
  'benefits:rate-33-2025': 'private school cap 2025, rates 2025-26, tarifas 2025',
  'benefits:rate-33-2026':
    'private school cap, private school cap this year, private college pay, foreign school, study abroad, yearly cap, online only housing rate, tope escuela privada, universidad privada, escuela extranjera, en línea cuánto, todo en línea al mes',
  'benefits:mha-base':
    'how is housing calculated, MHA, BAH for GI Bill, E-5 with dependents, which ZIP code housing, live at home, where I live or school, cómo se calcula la vivienda, BAH del GI Bill, código postal de la escuela',
  'benefits:mha-bah-year':
    'when does housing go up, new BAH rate, August or January BAH, which year BAH, cuándo sube la vivienda',
  'benefits:mha-pursuit':
    'rate of pursuit, how many credits for housing, half time housing, part time BAH, more than half time, cuántos créditos vivienda, medio tiempo vivienda',
  'benefits:mha-online':
    'online classes housing, one class in person, hybrid, all online BAH, clases en línea vivienda, una clase en persona, presencial',
  'benefits:mha-active-duty':
    'housing on active duty, BAH GI Bill while active, spouse of active member housing, servicio activo vivienda, todavía activo',
  'benefits:mha-prorated':
    'housing lower this month, partial month, break pay, Christmas break, summer break BAH, why less money, only got half of my housing, BAH dropped in December, bajó el pago de vivienda, interval pay, menos dinero este mes, vacaciones de invierno, pausa entre semestres, me pagaron menos',
  'benefits:mha-protection':
    'BAH went down, rate protection, keep old BAH, bajó la vivienda, protección de tarifa',
  'benefits:mha-before-2018': 'used GI Bill before 2018, grandfathered BAH, antes de 2018',
  'benefits:books': 'books, book stipend, supplies money, laptop, libros, dinero para libros, útiles',
  'benefits:ojt':
    'OJT, on the job training, apprenticeship GI Bill, apprentice housing, aprendizaje, entrenamiento en el trabajo, learn a trade, paid while I learn, plumber apprentice, electrician apprentice, aprender un oficio, aprendiz de plomero, maestro de obra',
  'benefits:rural':
    'rural benefit, move 500 miles, one time 500, rural county, farm county, zona rural, pago de 500',
  'benefits:yellow-ribbon':
    'Yellow Ribbon, private school costs more, out of state extra, what is Yellow Ribbon, qué es Yellow Ribbon',
  'benefits:yellow-ribbon-who':
    'who gets Yellow Ribbon, can my son use Yellow Ribbon, active duty Yellow Ribbon, spouse Yellow Ribbon, quién puede Yellow Ribbon',
  'benefits:rate-30-2024': 'Montgomery rate 2024',
  'benefits:rate-30-2025':
    'Montgomery monthly rate, MGIB pay, Chapter 30 pay, Montgomery full time amount, cuánto paga Montgomery, tarifa Montgomery, Capítulo 30',
  'benefits:rate-30-2026': 'Montgomery rate 2026, Montgomery 2027, nueva tarifa Montgomery',
  'benefits:rate-1606-2024': 'Reserve GI Bill rate 2024',
  'benefits:rate-1606-2025':
    'Reserve GI Bill pay, 1606 rate, MGIB-SR amount, selected reserve half time, Guard GI Bill monthly, cuánto paga GI Bill de la Reserva, Capítulo 1606',
  'benefits:rate-1606-2026': 'Reserve GI Bill 2026, 1606 rate 2027',
  'benefits:rate-35-2024': 'Chapter 35 rate 2024',
  'benefits:rate-35-2025':
    'Chapter 35 pay, DEA monthly amount, how much DEA pays, dependents education pay, cuánto paga Capítulo 35, DEA al mes',
  'benefits:rate-35-2026': 'Chapter 35 rate 2026, DEA 2027',
  'benefits:rate-31-2025':
    'VR&E pay, Chapter 31 subsistence, Voc Rehab monthly, subsistence allowance, cuánto paga VR&E, pago mensual Capítulo 31',
  'benefits:rate-31-2026': 'VR&E pay 2026, Chapter 31 rate 2027',
  'benefits:two-calendars':
    'when do rates change, August 1 or October 1, new GI Bill rates, cuándo cambian las tarifas',
  'benefits:vre-covers':
    'what VR&E pays, what chapter 31 pays for, what VR&E covers, qué incluye el capítulo 31, qué cubre VR&E, difference chapter 33 and 31, GI Bill or Voc Rehab, VR&E laptop tools, VR&E versus GI Bill, diferencia VR&E GI Bill, capítulo 33 o 31, qué paga VR&E',
  'benefits:vre-eligible':
    'who qualifies VR&E, 10 percent VR&E, apply for Voc Rehab, quién puede VR&E, requisitos VR&E',
  'benefits:vre-limit': 'VR&E time limit, Voc Rehab 12 years, plazo VR&E, límite de VR&E',
  'benefits:expiry-33':
    'does GI Bill expire, forever GI Bill, left after 2013, GI Bill end date, se vence GI Bill, salí después de 2013, caduca',
  'benefits:expiry-30': 'does Montgomery expire, MGIB end, vence Montgomery',
  'benefits:expiry-1606': 'does Reserve GI Bill expire, 1606 end, vence GI Bill de la Reserva',
  'benefits:expiry-35':
    'does Chapter 35 expire, DEA age limit, child 26, spouse 10 years DEA, vence Capítulo 35, límite de edad',
  'benefits:verify':
    'confirm enrollment each month, do I have to verify, verify by text, WAVE, confirmar matrícula cada mes, confirmar inscripción, verificar cada mes, forgot to verify, did not answer the text, still enrolled, no confirmé, olvidé confirmar, sigo estudiando',
  'benefits:transfer-rule':
    'rules to transfer GI Bill, how to transfer to wife, how to transfer to husband, years to transfer, transfer requirements, six years four years, cómo se pasa GI Bill, cómo transferir, requisitos para transferir, pasar a mi esposa',
  'benefits:transfer-use':
    'when can my child use transferred GI Bill, child age transfer, spouse use transferred, cuándo puede usar mi hijo',
  'benefits:licensing':
    'certification exam, license test, CISSP, PMP, CompTIA, trade certification, test for a trade, bar exam, nursing board test, SAT, GRE, test fee, examen de licencia, certificación, examen de oficio, examen de enfermería',
  'benefits:tutoring':
    'tutor, tutoring, help with calculus, extra lessons, tutoría, clases de apoyo, private lessons, failing a class, maestro particular, lecciones, reprobando una materia',
  'benefits:work-study':
    'work-study, student job VA, work while in school VA, trabajo y estudio, trabajo de estudiante',
  'benefits:in-state':
    'out of state tuition, in-state tuition, resident tuition, just moved to state, residency, matrícula fuera del estado, tarifa de residente, me mudé de estado',
  'benefits:not-stack':
    'two benefits same time, GI Bill and VR&E at once, use both together, stack, dos beneficios a la vez, usar los dos juntos',
  'benefits:montgomery-buyin':
    '100 dollars a month, paid into Montgomery, buy in 1200, unused Montgomery, Montgomery refund, get my 1200 back, pagué 1200 Montgomery, me devuelven Montgomery, me regresan lo que pagué',
  'benefits:kicker': 'kicker, college fund, enlistment bonus GI Bill, bono de la universidad',
  'benefits:overpayment':
    'drop a class, withdraw from class, failed class pay back, owe VA money, school debt, dejar una clase, debo dinero a VA, deuda de la escuela',
  'benefits:vettec-law': 'VET TEC law, 4000 people a year, tech training twice, ley VET TEC',
  'benefits:tuition-assistance': 'how much TA pays, 250 per credit, 4500 a year, cuánto paga TA',
  'benefits:fry-level': 'what Fry pays, Fry percent, cuánto paga beca Fry',
  'benefits:comp-2024-12': 'disability pay 2024, VA compensation 2025 rates, tarifa 2024',
  'benefits:comp-2025-12':
    'disability pay, VA compensation rate, how much for 70 percent, 100 percent pay, single veteran, monthly disability, pago por discapacidad, cuánto pagan por ciento, compensación mensual, soltero',
  'benefits:comp-2025-12-spouse':
    'disability pay with wife, with husband, married rate, with spouse, with a kid, con esposa, casado, con esposo, con dependientes',
  'benefits:comp-2026-12':
    'disability pay 2027, next COLA, raise next year, new rates December 2026, cuánto va a subir, aumento 2027, próximo aumento',
  'benefits:comp-no-dependents-under-30':
    'extra for kids at 20 percent, dependents 10 percent, dependents under 30, más por mis hijos, 20 por ciento hijos, 10 por ciento dependientes',
  'benefits:comp-cola':
    'COLA, when does the raise come, cost of living increase, disability raise December, aumento por costo de vida, cuándo llega el aumento',
  'benefits:comp-cola-applies':
    'does COLA raise GI Bill, DIC COLA, SMC COLA, clothing allowance, el aumento vale para',
  'benefits:comp-tax':
    'is disability taxed, VA compensation taxable income, federal tax, tax free, tax on VA pay, report VA disability on taxes, impuestos discapacidad, pagar impuestos',
  'benefits:comp-combined':
    'VA math, combined rating, add ratings, 50 plus 30, ratings do not add up, calificación combinada, sumar calificaciones',
  'benefits:comp-one-year':
    'back pay from day after discharge, first claim one year pay, pago desde el día después',
  'benefits:phone-edu':
    'GI Bill phone number, call VA education, education hotline, where is my money, teléfono de educación, número del GI Bill',
  'benefits:phone-va':
    'VA phone number, call VA, benefits hotline, talk to somebody at VA, teléfono de VA, hablar con VA, número de VA, just give me my money',
  'benefits:phone-debt':
    'VA debt phone, debt management, letter says I owe VA, teléfono de deudas, carta de deuda, owe VA money, overpaid by VA, VA collection letter, pay back VA, le debo a VA, me cobran, deuda con VA, pagar de vuelta',
  'crisis:vcl-call': 'crisis line number, suicide hotline number, call 988, número de la línea de crisis',
  'crisis:vcl-old-number': 'old crisis number, 800-273-8255, número viejo de crisis',
  'crisis:vcl-text': 'text crisis line, 838255, mensaje a la línea de crisis',
  'crisis:vcl-chat': 'chat crisis line, online crisis chat, chat de crisis',
  'crisis:vcl-tty': 'deaf crisis line, TTY, hard of hearing, sordo, línea de crisis para sordos',
  'crisis:vcl-asl': 'sign language crisis, ASL, lenguaje de señas',
  'crisis:vcl-order': 'call or text crisis line, how long wait text crisis, mejor llamar o escribir',
  'crisis:vcl-always':
    'crisis line hours, is the crisis line free, crisis line confidential, crisis line at night, horario de la línea de crisis, confidencial, gratis',
  'crisis:vcl-who':
    'who can call crisis line, crisis line for families, not enrolled crisis line, bad discharge crisis line, quién puede llamar, familia puede llamar',
  'crisis:vcl-what':
    'what happens when I call crisis line, will they send police, what do they ask, qué pasa cuando llamo, mandan a la policía, qué preguntan',
  'crisis:vcl-spanish': 'crisis line in Spanish, press 2, línea de crisis en español, hablan español',
  'crisis:vcl-interpreter': 'crisis line interpreter, other language crisis line, intérprete',
  'crisis:vcl-abroad':
    'crisis line overseas, from Germany, from Japan, from Korea, abroad crisis, stationed overseas crisis, desde otro país, desde el extranjero, desde México',
  'crisis:emergency': 'emergency, 911, emergencia',
  'crisis:compact':
    'COMPACT Act, free emergency suicide care, hospital bill suicidal, who pays emergency mental health, atención de emergencia gratis',
  'crisis:compact-report': 'report emergency care, 72 hours VA hospital, avisar a VA hospital',
  'crisis:vetcenter':
    'Vet Center enrolled, do I need to be enrolled Vet Center, Vet Center phone, Vet Center free, Vet Center inscrito, teléfono Vet Center',
  'crisis:mst-care':
    'MST, military sexual trauma, MST treatment, MST coordinator, never reported assault care, trauma sexual militar, tratamiento MST',
  'crisis:mst-safe': 'Safe Helpline, DoD sexual assault line, línea de agresión sexual',
  'crisis:homeless':
    'homeless veteran line, about to be evicted, lose my home, eviction, shelter, sin hogar, desalojo, perder mi casa, refugio, sin techo',
  'crisis:caregiver':
    'help for caregivers, caregiver support line, I take care of my husband, caring for a veteran, ayuda para cuidadores, cuidar a mi esposo, línea de cuidadores',
  'crisis:violence-home': 'domestic violence hotline, línea de violencia doméstica',
  'crisis:women-vets':
    'women veterans call center, female veteran help, mujeres veteranas, línea para mujeres veteranas',
  'crisis:va-main': 'MyVA411, VA main number, número principal de VA',
};

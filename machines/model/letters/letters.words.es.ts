import type { LettersWords } from './letters.words.ts';

const administers = 'Recibe este correo porque administra VetSync.';
const atWork = 'Recibe este correo porque trabaja para una organización en VetSync.';

export const lettersWords: LettersWords = {
  signIn: 'Iniciar sesión en VetSync',
  nothingToDo: '¿No fue usted? Entonces no tiene que hacer nada.',
  confirm: {
    subject: 'Confirme su correo electrónico para VetSync',
    welcome: 'Le damos la bienvenida a VetSync. Falta un paso: confirme que este es su correo electrónico.',
    link: 'Confirmar mi correo',
    validity: (hours) =>
      `El enlace sirve una sola vez, durante ${hours} horas. Ábralo en el navegador que usó para crear la cuenta. En otro navegador, tendrá que elegir su contraseña otra vez.`,
    notYou:
      '¿No pidió crear una cuenta? Entonces no abra el enlace. Sin él, no se crea ninguna cuenta con su dirección.',
  },
  calendar: {
    appointmentWith: (organization) => `Cita con ${organization}`,
    interviewWith: (organization) => `Entrevista con ${organization}`,
    talkWith: (name) => `Conversación con ${name}`,
    eventBy: (organizer) => `Evento de ${organizer}`,
    communityEvent: 'Evento de la comunidad',
    ownDate: 'Una fecha que usted anotó',
  },
  alreadyRegistered: {
    subject: 'Usted ya tiene una cuenta de VetSync',
    happened:
      'Alguien quiso crear una cuenta de VetSync con su correo electrónico. Usted ya tiene una cuenta, y nada cambió en ella.',
  },
  code: {
    subject: 'Su código y su enlace de VetSync',
    code: 'Su código',
    use: 'Escríbalo en la página que lo pide. O inicie sesión con este enlace, en cualquier dispositivo:',
    validity: (minutes) =>
      `El código y el enlace sirven durante ${minutes} minutos. Solo puede usar uno de los dos, una sola vez.`,
    notYou:
      'Nadie de VetSync le pedirá nunca este código. ¿No lo pidió usted? Entonces alguien escribió su dirección. Sin el código, esa persona no puede entrar.',
  },
  noAccount: {
    subject: 'No hay ninguna cuenta de VetSync con esta dirección',
    happened:
      'Alguien quiso iniciar sesión en VetSync con su correo electrónico. Ninguna cuenta usa ese correo. Quizás creó su cuenta con otra dirección.',
    link: 'Crear una cuenta de VetSync',
  },
  reset: {
    subject: 'Elija una contraseña nueva para VetSync',
    happened: 'Alguien pidió una contraseña nueva para su cuenta de VetSync. Si fue usted, elíjala aquí:',
    link: 'Elegir una contraseña nueva',
    validity: (minutes) =>
      `El enlace sirve una sola vez, durante ${minutes} minutos. Hasta que lo use, nada cambia en su cuenta.`,
    notYou: '¿No fue usted? Entonces no abra el enlace. No tiene que hacer nada más.',
  },
  newEmail: {
    subject: 'Confirme su nuevo correo electrónico para VetSync',
    happened:
      'Usted pidió usar esta dirección para su cuenta de VetSync. Abra este enlace en un navegador donde tenga la sesión iniciada:',
    link: 'Usar esta dirección',
    validity: (hours) =>
      `El enlace sirve una sola vez, durante ${hours} horas. Hasta que lo use, su cuenta sigue con la dirección anterior.`,
    notYou: '¿No lo pidió usted? Entonces alguien escribió mal su dirección. No tiene que hacer nada.',
  },
  newEmailTaken: {
    subject: 'Esta dirección ya tiene una cuenta de VetSync',
    happened:
      'Alguien pidió usar esta dirección para su cuenta de VetSync. La dirección ya es de otra cuenta, así que nada cambió.',
    wasYou:
      '¿Fue usted? Entonces tiene dos cuentas. Inicie sesión en la que tiene esta dirección, o elimínela antes de volver a intentarlo.',
  },
  invitation: {
    subject: 'Recibió una invitación para unirse a una organización en VetSync',
    happened: 'Una organización en VetSync quiere que usted forme parte de su equipo.',
    link: 'Ver la invitación',
    validity: (days) =>
      `El enlace sirve una sola vez, durante ${days} días, y solo con una cuenta de VetSync que tenga este correo electrónico. Si no la tiene, créela primero.`,
    notYou: 'Si no esperaba ninguna invitación, no tiene que hacer nada.',
  },
  why: {
    address: 'Recibe este correo porque alguien escribió su dirección en VetSync.',
    account: 'Recibe este correo porque se trata de su cuenta de VetSync. Siempre enviamos estos correos.',
    staff: 'Recibe este correo porque trabaja o trabajó para una organización en VetSync.',
  },
  security: 'Siempre le avisaremos por correo sobre la seguridad de su cuenta.',
  news: {
    several: {
      subject: (count) => `${count} novedades en VetSync`,
      happened: 'Estas son las novedades desde nuestro último correo:',
      why: 'Recibe este correo porque todavía no ha leído estas novedades.',
    },
    action: { one: 'Ver en VetSync', several: 'Ver todo en VetSync' },
    open: 'Inicie sesión para leer más. En este correo no ponemos los detalles.',
    startsOn: (day) => `La fecha de inicio es el ${day}.`,
    answerBy: (day) => `Le piden que responda a más tardar el ${day}.`,
    fewer: 'Recibir menos correos, o sin nombres',
    stop: 'Dejar de recibir estos correos',
    topics: {
      applications: {
        says: (count) =>
          count === 1
            ? 'Hay novedades sobre una de sus solicitudes.'
            : `Hay ${count} novedades sobre sus solicitudes.`,
        why: 'Recibe este correo porque envió una solicitud por VetSync.',
      },
      messages: {
        says: (count) => (count === 1 ? 'Tiene un mensaje nuevo.' : `Tiene ${count} mensajes nuevos.`),
        why: 'Recibe este correo porque alguien le escribió en VetSync.',
      },
      care: {
        says: (count) =>
          count === 1
            ? 'Hay novedades de una organización que trabaja con usted.'
            : `Hay ${count} novedades de organizaciones que trabajan con usted.`,
        why: 'Recibe este correo porque una organización trabaja con usted en VetSync.',
      },
      bookings: {
        says: (count) =>
          count === 1 ? 'Hay novedades sobre una de sus citas.' : `Hay ${count} novedades sobre sus citas.`,
        why: 'Recibe este correo porque hizo una cita en VetSync.',
      },
      interviews: {
        says: (count) =>
          count === 1
            ? 'Hay novedades sobre una de sus entrevistas.'
            : `Hay ${count} novedades sobre sus entrevistas.`,
        why: 'Recibe este correo porque una organización quiere tener una entrevista con usted.',
      },
      talks: {
        says: (count) =>
          count === 1
            ? 'Hay novedades sobre una conversación de su mentoría.'
            : `Hay novedades sobre ${count} conversaciones de su mentoría.`,
        why: 'Le escribimos porque usted es mentor o tiene uno en VetSync.',
      },
      reminders: {
        says: (count) =>
          count === 1
            ? 'Tiene un recordatorio de una cita que anotó.'
            : `Tiene recordatorios de ${count} citas que anotó.`,
        why: 'Recibe este correo porque lo anotó en VetSync.',
      },
      eventReminders: {
        says: (count) =>
          count === 1
            ? 'Tiene un recordatorio de un evento que anotó.'
            : `Tiene recordatorios de ${count} eventos que anotó.`,
        why: 'Recibe este correo porque lo anotó en VetSync.',
      },
      events: {
        says: (count) =>
          count === 1
            ? 'Hay novedades sobre un evento al que se unió.'
            : `Hay ${count} novedades sobre eventos a los que se unió.`,
        why: 'Recibe este correo porque se unió a un evento en VetSync.',
      },
      received: {
        says: (count) =>
          count === 1
            ? 'Hay una solicitud nueva en la organización donde trabaja.'
            : `Hay ${count} solicitudes nuevas en las organizaciones donde trabaja.`,
        why: atWork,
      },
      updated: {
        says: (count) =>
          count === 1 ? 'Se actualizó una solicitud.' : `Se actualizaron ${count} solicitudes.`,
        why: atWork,
      },
      withdrawn: {
        says: (count) => (count === 1 ? 'Se retiró una solicitud.' : `Se retiraron ${count} solicitudes.`),
        why: atWork,
      },
      offers: {
        says: (count) =>
          count === 1 ? 'Aceptaron una de sus ofertas.' : `Aceptaron ${count} de sus ofertas.`,
        why: atWork,
      },
      declined: {
        says: (count) =>
          count === 1 ? 'Rechazaron una de sus ofertas.' : `Rechazaron ${count} de sus ofertas.`,
        why: atWork,
      },
      spots: {
        says: (count) =>
          count === 1
            ? 'Hay un lugar libre para alguien de la lista de espera.'
            : `Hay ${count} lugares libres para la lista de espera.`,
        why: atWork,
      },
      assigned: {
        says: (count) =>
          count === 1
            ? 'Alguien de su equipo le asignó una solicitud.'
            : `Su equipo le asignó ${count} solicitudes.`,
        why: atWork,
      },
      cases: {
        says: (count) =>
          count === 1
            ? 'Alguien de su equipo le pidió que acompañe a una persona.'
            : `Su equipo le pidió que acompañe a ${count} personas.`,
        why: atWork,
      },
      inbox: {
        says: (count) =>
          count === 1
            ? 'Hay un mensaje nuevo para una organización donde trabaja.'
            : `Hay ${count} mensajes nuevos para organizaciones donde trabaja.`,
        why: atWork,
      },
      pendingOrganizations: {
        says: (count) =>
          count === 1
            ? 'Una organización pidió unirse a VetSync y espera su aprobación.'
            : `${count} organizaciones pidieron unirse a VetSync y esperan su aprobación.`,
        why: administers,
      },
      openReports: {
        says: (count) =>
          count === 1
            ? 'Llegó una denuncia que espera su decisión.'
            : `${count} denuncias esperan su decisión.`,
        why: administers,
      },
      solutionRequests: {
        says: (count) =>
          count === 1
            ? 'Una organización pidió a VetSync una solución a la medida.'
            : `${count} organizaciones pidieron a VetSync una solución a la medida.`,
        why: administers,
      },
      booked: {
        says: (count) =>
          count === 1
            ? 'Hay novedades sobre una cita en la organización donde trabaja.'
            : `Hay ${count} novedades sobre citas en las organizaciones donde trabaja.`,
        why: atWork,
      },
      referrals: {
        says: (count) =>
          count === 1
            ? 'Hay novedades sobre una referencia en la organización donde trabaja.'
            : `Hay ${count} novedades sobre referencias en las organizaciones donde trabaja.`,
        why: atWork,
      },
      contacts: {
        says: (count) =>
          count === 1
            ? 'Una persona aceptó una petición de contacto.'
            : `${count} personas aceptaron una petición de contacto.`,
        why: atWork,
      },
    },
    deeds: {
      interview: (name) => `${name} quiere tener una entrevista con usted.`,
      offered: (name) => `${name} le hizo una oferta.`,
      accepted: (name) => `${name} aceptó su solicitud.`,
      approved: (name) => `${name} aprobó su solicitud.`,
      hired: (name) => `${name} quiere darle el puesto.`,
      waitlisted: (name) => `Está en la lista de espera de ${name}.`,
      answered: (name) => `${name} respondió a su solicitud.`,
      undone: (name) => `${name} deshizo su decisión.`,
      answerSoon: (name) => `${name} espera su respuesta.`,
      spotFree: (name) => `Hay un lugar libre para usted en ${name}.`,
      reopened: (name) => `${name} está de vuelta en VetSync.`,
      wrote: (name) => `${name} le escribió.`,
      asked: (name) => `${name} quiere conversar con usted.`,
      eventOffered: (name) => `Hay un lugar para usted en un evento de ${name}, si lo quiere.`,
      eventMissed: (name) => `Su lugar en un evento de ${name} pasó a otra persona.`,
      eventMoved: (name) => `${name} cambió un evento al que usted se unió.`,
      eventCanceled: (name) => `${name} canceló un evento al que usted se unió.`,
      eventBackOn: (name) => `El evento de ${name} sí tendrá lugar.`,
      eventSoon: (name) => `Se acerca su evento con ${name}.`,
      received: (name, count) =>
        count === 1 ? `${name} tiene una solicitud nueva.` : `${name} tiene ${count} solicitudes nuevas.`,
      updated: (name, count) =>
        count === 1
          ? `Alguien actualizó la solicitud que envió a ${name}.`
          : `Se actualizaron ${count} solicitudes enviadas a ${name}.`,
      withdrawn: (name, count) =>
        count === 1
          ? `Alguien retiró la solicitud que envió a ${name}.`
          : `Se retiraron ${count} solicitudes enviadas a ${name}.`,
      offerAccepted: (name, count) =>
        count === 1
          ? `Alguien aceptó una oferta de ${name}.`
          : `${count} personas aceptaron ofertas de ${name}.`,
      offerDeclined: (name, count) =>
        count === 1
          ? `Alguien rechazó una oferta de ${name}.`
          : `${count} personas rechazaron ofertas de ${name}.`,
      spotFreed: (name, count) =>
        count === 1
          ? `${name} tiene un lugar libre para alguien de la lista de espera.`
          : `${name} tiene ${count} lugares libres para la lista de espera.`,
      assigned: (name, count) =>
        count === 1
          ? `Alguien de ${name} le asignó una solicitud.`
          : `El equipo de ${name} le asignó ${count} solicitudes.`,
      caseAssigned: (name, count) =>
        count === 1
          ? `Alguien de ${name} le pidió que acompañe a una persona.`
          : `El equipo de ${name} le pidió que acompañe a ${count} personas.`,
      messageSent: (name, count) =>
        count === 1 ? `${name} tiene un mensaje nuevo.` : `${name} tiene ${count} mensajes nuevos.`,
      booked: (name, count) =>
        count === 1
          ? `Hay novedades sobre una cita en ${name}.`
          : `Hay novedades sobre ${count} citas en ${name}.`,
      contactAccepted: (name, count) =>
        count === 1
          ? `Una persona quiere conversar con ${name}.`
          : `${count} personas quieren conversar con ${name}.`,
    },
    deedsMore: {
      interview: 'Vea qué le escribieron y qué sigue.',
      offered: 'Vea qué le escribieron y decida si acepta.',
      accepted: 'Vea qué le escribieron y decida si acepta.',
      approved: 'Vea qué le escribieron y qué sigue.',
      hired: 'Vea qué le escribieron y qué sigue.',
      waitlisted: 'Mientras tanto, puede escribirles.',
      answered: 'Lea su respuesta y, si quiere, contésteles.',
      undone: 'Pueden decidir otra vez. Usted no tiene que hacer nada.',
      answerSoon: 'Abra la oferta y decida si acepta.',
      spotFree: 'Ya pueden decidir sobre su solicitud.',
      reopened: 'Su solicitud sigue donde estaba.',
      wrote: 'Lea el mensaje y conteste en VetSync.',
      asked: 'Todavía no saben su nombre. Usted decide si lo comparte.',
      eventOffered: 'Vea hasta cuándo se lo guardan.',
      eventMissed: 'Se lo guardaron hasta que venció el plazo.',
      eventMoved: 'Vea la hora y el lugar nuevos.',
      eventCanceled: 'No tiene que hacer nada.',
      eventBackOn: 'Vea la hora y el lugar.',
      eventSoon: 'Vea la hora y el lugar.',
      received: 'La persona espera una respuesta.',
      updated: 'Vea qué cambió.',
      withdrawn: 'Ya no tiene que decidir sobre ella.',
      offerAccepted: 'Planeen juntos el próximo paso.',
      offerDeclined: 'Puede ofrecérsela a otra persona.',
      spotFreed: 'Decida quién lo recibe.',
      assigned: 'Espera su decisión.',
      caseAssigned: 'Vea cuál es el próximo paso.',
      messageSent: 'Léalo y conteste en VetSync.',
      booked: 'Vea qué cambió.',
      contactAccepted: 'Vea quién es y escríbale.',
    },
  },
  notice: {
    when: (time) => `Fecha y hora: ${time}.`,
    account: 'Ver mi cuenta',
    organizations: 'Ver mis organizaciones',
    password: 'Elegir una contraseña nueva',
    choosePassword:
      '¿No fue usted? Entonces otra persona entró en su cuenta. Elija ahora mismo una contraseña nueva. Así se cierra la sesión de esa persona.',
    changeBack:
      '¿No fue usted? Entonces otra persona entró en su cuenta. Deshaga el cambio, elija una contraseña nueva y cierre las sesiones que no reconozca.',
    mailIsRead:
      '¿No fue usted? Entonces otra persona puede leer su correo. Primero elija una contraseña nueva para su correo, y después una para VetSync.',
    accountIsGone:
      '¿No fue usted? Entonces otra persona tiene su cuenta. Avise ahora mismo a quienes administran este sitio, desde esta dirección. Pueden bloquearle el acceso a quien la tiene.',
    passwordIsKnown:
      '¿No fue usted? Entonces otra persona sabe su contraseña o puede leer su correo. Elija una contraseña nueva para su correo y otra para VetSync.',
  },
  notices: {
    password_changed: {
      subject: 'Se cambió su contraseña de VetSync',
      happened:
        'Se cambió la contraseña de su cuenta de VetSync. Se cerró la sesión en todos los demás dispositivos.',
    },
    password_reset: {
      subject: 'Se restableció su contraseña de VetSync',
      happened:
        'Alguien eligió una contraseña nueva para su cuenta de VetSync, con un enlace que le enviamos por correo. Se cerró la sesión en todos los demás dispositivos.',
    },
    email_changed: {
      subject: 'Su cuenta de VetSync tiene un nuevo correo electrónico',
      happened:
        'Se cambió el correo electrónico de su cuenta de VetSync. De ahora en adelante le escribiremos a la dirección nueva. Este es el último correo que enviaremos a esta.',
    },
    second_factor_on: {
      subject: 'La verificación en dos pasos está activada',
      happened:
        'Desde ahora, para iniciar sesión en su cuenta de VetSync también se pide un código de una aplicación de autenticación. Se cerró la sesión en todos los demás dispositivos.',
    },
    second_factor_off: {
      subject: 'La verificación en dos pasos está desactivada',
      happened:
        'Para iniciar sesión en su cuenta de VetSync ya no se pide un código de una aplicación de autenticación. Se cerró la sesión en todos los demás dispositivos.',
    },
    second_factor_added: {
      subject: 'Se agregó una aplicación de autenticación a su cuenta de VetSync',
      happened:
        'Ahora se puede usar otra aplicación de autenticación para iniciar sesión en su cuenta de VetSync. Se cerró la sesión en todos los demás dispositivos.',
    },
    second_factor_removed: {
      subject: 'Se quitó una aplicación de autenticación de su cuenta de VetSync',
      happened:
        'Una aplicación de autenticación ya no sirve para iniciar sesión en su cuenta de VetSync. Otra aplicación todavía sirve. Se cerró la sesión en todos los demás dispositivos.',
    },
    recovery_codes_new: {
      subject: 'Tiene códigos de recuperación nuevos para VetSync',
      happened:
        'Se crearon diez códigos de recuperación nuevos para su cuenta de VetSync. Los anteriores ya no sirven. Se cerró la sesión en todos los demás dispositivos.',
    },
    recovery_code_used: {
      subject: 'Se usó un código de recuperación para iniciar sesión en VetSync',
      happened:
        'Alguien inició sesión en su cuenta de VetSync con uno de sus códigos de recuperación. Ese código ya no sirve.',
    },
    second_factor_tried: {
      subject: 'Alguien probó códigos incorrectos en su cuenta de VetSync',
      happened:
        'Alguien completó el primer paso para iniciar sesión en su cuenta de VetSync y luego escribió varios códigos incorrectos. No pudo entrar.',
    },
    google_linked: {
      subject: 'Se vinculó Google a su cuenta de VetSync',
      happened: 'Desde ahora se puede iniciar sesión en su cuenta de VetSync con una cuenta de Google.',
    },
    google_unlinked: {
      subject: 'Se desvinculó Google de su cuenta de VetSync',
      happened: 'Su cuenta de Google ya no sirve para iniciar sesión en su cuenta de VetSync.',
    },
    organization_approved: {
      subject: 'Se aprobó su organización en VetSync',
      happened: 'La administración de VetSync aprobó una de sus organizaciones.',
    },
    organization_declined: {
      subject: 'Se rechazó su organización en VetSync',
      happened:
        'La administración de VetSync rechazó una de sus organizaciones. Su equipo puede leer el motivo, corregir los datos y enviar la solicitud otra vez.',
    },
    organization_suspended: {
      subject: 'Se suspendió su organización en VetSync',
      happened:
        'La administración de VetSync suspendió una de sus organizaciones. Su equipo puede leer el motivo.',
    },
    organization_ended: {
      subject: 'Se cerró una organización para la que usted trabajaba en VetSync',
      happened:
        'Una de las personas propietarias cerró una organización para la que usted trabajaba en VetSync. Ya nadie puede abrirla. Avisaremos a quienes enviaron una solicitud y luego eliminaremos para siempre sus anuncios, solicitudes y mensajes. Su propia cuenta sigue igual.',
    },
    member_removed: {
      subject: 'Usted ya no trabaja para una organización en VetSync',
      happened:
        'Alguien del equipo de una organización en VetSync decidió que usted ya no forme parte de él. Usted ya no puede leer lo que la organización recibe.',
    },
    goodbye: {
      subject: 'Su cuenta de VetSync se eliminó',
      happened:
        'Se eliminó su cuenta de VetSync, con todo lo que guardábamos de usted. Gracias por haber estado con nosotros. Puede volver cuando quiera.',
    },
  },
};

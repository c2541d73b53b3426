import type { LettersWords } from './letters.words.ts';

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
      'Nadie de VetSync le pedirá nunca este código. ¿No lo pidió usted? Entonces alguien escribió su dirección. Sin el código no puede entrar.',
  },
  noAccount: {
    subject: 'No hay ninguna cuenta de VetSync con esta dirección',
    happened:
      'Alguien quiso iniciar sesión en VetSync con su correo electrónico. No hay ninguna cuenta con él. Quizás creó su cuenta con otra dirección.',
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
      'Usted pidió usar esta dirección para su cuenta de VetSync. Abra el enlace donde tiene la sesión iniciada:',
    link: 'Usar esta dirección',
    validity: (hours) =>
      `El enlace sirve una sola vez, durante ${hours} horas. Hasta entonces, su cuenta sigue con la dirección anterior.`,
    notYou: '¿No lo pidió usted? Entonces alguien escribió mal su dirección. No tiene que hacer nada.',
  },
  newEmailTaken: {
    subject: 'Esta dirección ya tiene una cuenta de VetSync',
    happened:
      'Alguien pidió usar esta dirección para su cuenta de VetSync. La dirección ya es de otra cuenta, así que nada cambió.',
    wasYou:
      '¿Fue usted? Entonces tiene dos cuentas. Inicie sesión en la que tiene esta dirección, o elimínela primero.',
  },
  invitation: {
    subject: 'Recibió una invitación para unirse a una organización en VetSync',
    happened: 'Alguien le invitó a formar parte del equipo de su organización en VetSync.',
    link: 'Ver la invitación',
    validity: (days) =>
      `El enlace funciona una sola vez, durante ${days} días, en una cuenta de VetSync con este correo electrónico. Puede crearla antes.`,
    notYou: '¿No sabe de ninguna invitación? Entonces no tiene que hacer nada.',
  },
  news: {
    subject: 'Tiene novedades en VetSync',
    happened: 'Desde nuestro último correo llegó esto, y usted todavía no lo leyó:',
    lines: {
      applications: (count: number) =>
        count === 1
          ? 'Novedades sobre una de sus solicitudes.'
          : `Novedades sobre sus solicitudes: ${count}.`,
      messages: (count: number) =>
        count === 1 ? 'Un mensaje para usted.' : `Mensajes para usted: ${count}.`,
      care: (count: number) =>
        count === 1
          ? 'Novedades de una organización que trabaja con usted.'
          : `Novedades de organizaciones que trabajan con usted: ${count}.`,
      bookings: (count: number) =>
        count === 1 ? 'Novedades sobre una de sus citas.' : `Novedades sobre sus citas: ${count}.`,
      reminders: (count: number) =>
        count === 1
          ? 'Su propio recordatorio de una cita que anotó.'
          : `Sus propios recordatorios de citas que anotó: ${count}.`,
      eventReminders: (count: number) =>
        count === 1
          ? 'Su propio recordatorio de un evento que anotó.'
          : `Sus propios recordatorios de eventos que anotó: ${count}.`,
      events: (count: number) =>
        count === 1
          ? 'Novedades sobre un evento al que se unió.'
          : `Novedades sobre eventos a los que se unió: ${count}.`,
      received: (count: number) =>
        count === 1
          ? 'Una solicitud nueva en la organización donde trabaja.'
          : `Solicitudes nuevas en las organizaciones donde trabaja: ${count}.`,
      updated: (count: number) =>
        count === 1 ? 'Se actualizó una solicitud.' : `Solicitudes que se actualizaron: ${count}.`,
      withdrawn: (count: number) =>
        count === 1 ? 'Se retiró una solicitud.' : `Solicitudes que se retiraron: ${count}.`,
      offers: (count: number) =>
        count === 1 ? 'Aceptaron una de sus ofertas.' : `Ofertas suyas que aceptaron: ${count}.`,
      spots: (count: number) =>
        count === 1
          ? 'Hay un lugar libre y alguien sigue en la fila.'
          : `Lugares libres con alguien que sigue en la fila: ${count}.`,
      assigned: (count: number) =>
        count === 1
          ? 'Un colega le asignó una solicitud.'
          : `Solicitudes que le asignaron sus colegas: ${count}.`,
      cases: (count: number) =>
        count === 1
          ? 'Un colega le pidió acompañar a una persona.'
          : `Personas que sus colegas le pidieron acompañar: ${count}.`,
      inbox: (count: number) =>
        count === 1
          ? 'Un mensaje para una organización donde trabaja.'
          : `Mensajes para organizaciones donde trabaja: ${count}.`,
      booked: (count: number) =>
        count === 1
          ? 'Novedades sobre una cita en la organización donde trabaja.'
          : `Novedades sobre citas en las organizaciones donde trabaja: ${count}.`,
      contacts: (count: number) =>
        count === 1
          ? 'Una persona aceptó una solicitud de contacto.'
          : `Personas que aceptaron una solicitud de contacto: ${count}.`,
    },
    link: (nth: number, many: number) =>
      many === 1 ? 'Leerlo en VetSync' : `Leer el número ${nth} en VetSync`,
    choose: 'Puede elegir cuándo llegan estos correos: al momento, una vez al día o nunca.',
    chooseLink: 'Elegir cuándo llegan los correos',
    stop: '¿Ya no quiere correos sobre novedades? Los avisos sobre la seguridad de su cuenta seguirán llegando.',
    stopLink: 'Dejar de recibir correos sobre novedades',
  },
  notice: {
    when: (time) => `Fecha y hora: ${time}.`,
    account: 'Ver mi cuenta',
    organizations: 'Ver mis organizaciones',
    password: 'Elegir una contraseña nueva',
    choosePassword:
      '¿No fue usted? Entonces otra persona entró en su cuenta. Elija ahora mismo una contraseña nueva. Así se cierra la sesión de esa persona.',
    changeBack:
      '¿No fue usted? Entonces otra persona entró en su cuenta. Deshaga el cambio, elija una contraseña nueva y cierre las sesiones que no conoce.',
    mailIsRead:
      '¿No fue usted? Entonces otra persona puede leer su correo. Primero elija una contraseña nueva para su correo, y después una para VetSync.',
    accountIsGone:
      '¿No fue usted? Entonces otra persona tiene su cuenta. Avise ahora mismo a quienes administran este sitio, desde esta dirección. Pueden cerrarle el paso a quien la tiene.',
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
        'Se cambió el correo electrónico de su cuenta de VetSync. De ahora en adelante escribimos a la dirección nueva. Este es el último correo a esta dirección.',
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
        'Una aplicación de autenticación ya no sirve para iniciar sesión en su cuenta de VetSync. Otra todavía sirve. Se cerró la sesión en todos los demás dispositivos.',
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
        'Alguien pasó el primer paso para iniciar sesión en su cuenta de VetSync y luego escribió varios códigos incorrectos. No pudo entrar.',
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
      happened: 'Un administrador de VetSync aprobó una organización de la que usted es propietario.',
    },
    organization_declined: {
      subject: 'Se rechazó su organización en VetSync',
      happened:
        'Un administrador de VetSync rechazó una organización de la que usted es propietario. Su equipo puede leer el motivo, corregir los datos y volver a solicitarlo.',
    },
    organization_suspended: {
      subject: 'Se suspendió su organización en VetSync',
      happened:
        'Un administrador de VetSync suspendió una organización de la que usted es propietario. Su equipo puede leer el motivo.',
    },
    organization_ended: {
      subject: 'Una organización para la que usted trabajaba en VetSync llegó a su fin',
      happened:
        'Una persona propietaria de una organización en VetSync para la que usted trabajaba le puso fin. Nadie puede abrirla más. Avisamos a quienes enviaron una solicitud y luego eliminamos para siempre sus anuncios, solicitudes y mensajes. Su propia cuenta sigue igual.',
    },
    member_removed: {
      subject: 'Usted ya no trabaja para una organización en VetSync',
      happened:
        'Alguien del equipo de una organización en VetSync lo quitó del equipo. Usted ya no puede leer lo que la organización recibe.',
    },
    goodbye: {
      subject: 'Su cuenta de VetSync se eliminó',
      happened:
        'Se eliminó su cuenta de VetSync, con todo lo que guardábamos de usted. Gracias por haber estado con nosotros. Puede volver cuando quiera.',
    },
  },
};

import { joinMessages, stateLabels } from '@foyer/core/messages/es-US';

import type { LanguagePart } from '../../locale/language.ts';
import type { TextsOf } from '../texts-of.ts';
import { listed } from '../../locale/copy.ts';
import { lowered, plural, spanishHour } from '../plural.ts';

const copy: TextsOf<'join'> = {
  'join/prices': {
    at: (club) => `Precios en ${club}`,
    changed: (club) => `Estos son los precios en ${club}.`,
    loading: 'Cargando precios…',
    change: 'Cambiar de club',
    chooser: 'Elija un club para ver sus precios',
    opens: (club, day) => `${club} abre el ${day}. Estos son sus precios de miembro fundador.`,
    none: (club) =>
      `${club} no vende membresías en línea. Visite el club y un asesor le explicará las membresías.`,
    visit: 'Reservar una visita',
    join: 'Inscribirse',
    joinWith: (plan, club) => `Inscribirse en ${club}: ${plan}`,
    compare: 'Compare las membresías',
    plan: 'Membresía',
    rows: {
      monthly: 'Cada mes',
      today: 'A pagar hoy',
      firstYear: 'Primeros 12 meses',
      clubs: 'Clubes',
      commitment: 'Compromiso',
    },
    yes: 'Incluido',
    no: '–',
    ways: '¿Todavía no se decide?',
    visitTitle: 'Conozca primero el club',
    visitText: 'Un recorrido de 30 minutos con un asesor, gratis y sin compromiso.',
    trialTitle: (days) => (days === 1 ? 'Pruébelo por un día' : `Pruébelo por ${days} días`),
    trialText: (club) => `Un pase gratis para ${club}, uno por persona.`,
    trial: 'Obtener un pase de prueba',
    promoTitle: '¿Tiene un código promocional?',
    promoText: 'Ingréselo junto a las membresías al inscribirse. Los precios cambian al instante.',
    promo: 'Ingresar un código',
  },
  'join/open-now': {
    allDay: 'Abierto las 24 horas',
    until: (time) => `Abierto hasta ${spanishHour(time)}`,
    opensAt: (time) => `Cerrado. Abre a ${spanishHour(time)}`,
    opensTomorrow: (time) => `Cerrado. Abre mañana a ${spanishHour(time)}`,
    opensOn: (day, time) => `Cerrado. Abre el ${lowered(day)} a ${spanishHour(time)}`,
    closedForHoliday: (holiday) => `Cerrado hoy: ${holiday}`,
    closed: 'Cerrado',
    holidayHours: (holiday) => `Horario especial: ${holiday}`,
  },
  'join/club-hours': {
    title: 'Horario',
    closed: 'Cerrado',
    allDay: 'Abierto las 24 horas',
    today: 'Hoy',
    span: (from, to) => `${from} a ${to}`,
    later: 'Próximos días festivos',
    unknown: 'Llame al club para conocer su horario.',
  },
  'join/club-page': {
    loading: 'Cargando el club…',
    allClubs: 'Todos los clubes',
    book: 'Reservar una visita',
    join: 'Inscribirse',
    actions: (club) => `Visitar ${club} o inscribirse`,
    from: (price) => `Desde ${price} al mes`,
    call: 'Llamar',
    manager: (name) => `A cargo de ${name}`,
    rooms: 'Qué hay aquí',
    gallery: 'Salas',
    classes: 'Clases de la semana',
    classesNote: (zone) => `Hora local: ${zone}.`,
    days: 'Días',
    minutes: (minutes) => `${minutes} min`,
    noClasses: 'No hay clases este día.',
    noMoreClasses: 'Hoy no hay más clases.',
    coaches: 'Entrenadores',
    location: 'Cómo llegar',
    directions: 'Ver la ruta',
    transit: 'Transporte público',
    stop: (lines, stop) => `${lines} hasta ${stop}`,
    onFoot: (minutes) => `${minutes} min a pie`,
    parking: 'Estacionamiento',
    accessibility: 'Accesibilidad',
    ratings: 'Lo que dicen',
    ratingOf: (count) => `de 5, según ${count} opiniones`,
    stars: (rating) => `${rating} de 5`,
    ratingsNote: 'De personas que aceptaron mostrar su opinión, buena o mala.',
    tellUs: 'Deje sus comentarios',
    nearby: 'Clubes cercanos',
    opensIn: 'Abre en',
    inDays: (days) => plural('es-US', days, { one: `${days} día`, other: `${days} días` }),
    opensOn: (day) => `Abre el ${day}`,
    presale: 'Puede inscribirse ya, antes de la apertura.',
  },
  'join/corporate': {
    contactEyebrow: 'Membresía de empresa',
    contactTitle: 'Su trabajo tiene sus ventajas',
    contactLede:
      'Escriba sus datos y su correo del trabajo. Le enviaremos un código y luego le mostraremos las membresías disponibles por medio de su empresa.',
    companyEmailHint: 'Enviaremos un código a esta dirección.',
    companyEmailAt: (domains) => `De ${domains}. Enviaremos un código a esta dirección.`,
    getStarted: 'Empezar',
    starting: 'Revisando su correo del trabajo…',
    invitedLede:
      'Escriba sus datos. Después le pediremos el código de invitación que le dio su empresa.',
    startingInvited: 'Guardando sus datos…',
    noWorkEmail: '¿No tiene correo del trabajo?',
    useInvitation: 'Use un código de invitación',
    haveWorkEmail: '¿Tiene correo del trabajo?',
    useWorkEmail: 'Úselo en su lugar',
    invitation: 'Código de invitación',
    invitationTitle: 'Ingrese su código de invitación',
    invitationLede: 'Su empresa le dio este código. Sirve para una sola persona.',
    invitationHint: '10 letras y dígitos, como 7KQ2M-X4TPA',
    continueInvited: 'Continuar',
    codeEyebrow: 'Verifique su correo del trabajo',
    codeTitle: 'Revise su correo del trabajo',
    codeLede: (email) => `Enviamos un código de 4 dígitos a ${email}.`,
    codeLabel: 'Código de 4 dígitos',
    codeHint: 'Se envía automáticamente',
    codeLasts: 'El código vence en',
    timeLeft: (minutes) => {
      if (minutes === 0) return 'Su código venció. Puede solicitar uno nuevo.';
      return minutes === 1
        ? 'Su código vence en 1 minuto.'
        : `Su código vence en ${minutes} minutos.`;
    },
    confirmCode: 'Confirmar',
    checkingCode: 'Revisando su código…',
    resend: 'Reenviar',
    resendNew: 'Enviar un código nuevo',
    resending: 'Enviando un código nuevo…',
    resent: 'Enviamos un código nuevo. Los anteriores ya no sirven.',
    notThere: '¿No lo recibió? Revise el correo no deseado o',
    otherEmail: 'use una dirección diferente',
    planEyebrow: (company) => `Empleados de ${company}`,
    planLede: (company) => `Membresías para empleados de ${company}`,
    purchase: 'Comprar la membresía',
    memberEyebrow: 'Su membresía',
    memberLede:
      'Muestre este código de barras en la recepción. Le enviamos una copia por correo electrónico.',
    backToPlans: 'Volver a las membresías',
    scheduleEyebrow: 'Primero una visita',
    update: 'Cambiar la cita',
    choose: 'Elegir una hora',
    buy: 'Ver membresías',
  },
  'join/employer': {
    eyebrow: 'Membresía de empresa',
    loading: 'Cargando la oferta de su empresa…',
    about:
      'Únase por medio de su empresa: elija un club, confirme su empleo y pague en línea. Será miembro de inmediato.',
    title: (employer, chain) => `${employer} y ${chain}`,
    saving: ({ monthly, monthlyVaries, joining, joiningVaries }) => {
      const amount = (text: string, varies: boolean): string => (varies ? `hasta ${text}` : text);
      const parts = [
        monthly && `${amount(monthly, monthlyVaries)} menos al mes que el precio público`,
        joining &&
          `${amount(joining, joiningVaries)} menos de inscripción${monthly === null ? ' que el precio público' : ''}`,
      ].filter((part) => part !== null);
      const text = parts.join(' y ');
      return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    noSaving: (employer) => `Membresías para quienes trabajan en ${employer}.`,
    join: (employer) => `Inscribirse por medio de ${employer}`,
    noWorkEmail: '¿No tiene correo del trabajo?',
    useInvitation: 'Use un código de invitación',
    whoTitle: 'Quién puede inscribirse',
    who: (employer, domains) =>
      `Todas las personas que trabajan en ${employer} y tienen un correo electrónico de ${domains}.`,
    whoInvited: 'Si no tiene correo del trabajo, pida un código de invitación a Recursos Humanos.',
    whereTitle: 'En qué clubes',
    everyClub: (chain) => `En todos los clubes de ${chain}.`,
    howTitle: 'Cómo funciona',
    steps: [
      'Elija su club y escriba sus datos y su correo del trabajo.',
      'Ingrese el código que le enviamos por correo electrónico.',
      'Elija una membresía y pague en línea. Será miembro al instante.',
    ],
    pricesTitle: 'Lo que usted paga',
    aMonth: (price) => `${price} al mes`,
    toJoin: (price) => `${price} de inscripción`,
    insteadOf: (price) => `en lugar de ${price}`,
    pricesNote: 'Los clubes de otros países cobran en su propia moneda.',
    unknownTitle: 'No encontramos esta empresa',
    unknownText: [
      'Quizá falte una parte de la dirección o la oferta haya terminado.',
      'Con su correo del trabajo sabrá si hay una oferta para usted.',
    ],
    tryEmail: 'Pruebe con su correo del trabajo',
    standard: 'Ver todas las membresías',
    poster: 'Imprima un cartel para el tablón de anuncios',
    print: 'Imprimir',
    backToPage: 'Volver a la oferta',
    posterAbout:
      'Imprima este cartel en una hoja tamaño carta o A4 y cuélguelo donde todos lo vean. Su código lleva a la oferta de su empresa.',
    posterLede: (employer) => `Para todas las personas que trabajan en ${employer}`,
    posterSteps: [
      'Escanee el código y elija su club.',
      'Demuestre que trabaja aquí con su correo del trabajo.',
      'Elija una membresía y pague en línea.',
    ],
    posterInvited: '¿No tiene correo del trabajo? Pida un código de invitación a Recursos Humanos.',
    qrCode: (address) => `Código QR de ${address}`,
  },
  'join/join': {
    plansEyebrow: 'Membresía',
    plansLede: 'Un solo precio mensual. Vea todos los costos antes de pagar.',
    noClubLede: 'Las membresías varían según el club. Elija el suyo para ver los precios.',
    chooserTitle: 'Elija un club para su membresía',
    moreClubs: (clubs) => `Mostrar ${clubs} más`,
    selectClub: 'Seleccionar club',
    clubLegend: 'Club',
    single: 'Un solo club',
    multiple: 'Varios clubes',
    presale: (club, day) =>
      day === null
        ? `${club} aún no abre. Inscríbase ahora con nuestra tarifa de miembro fundador.`
        : `${club} abre el ${day}. Inscríbase antes con nuestra tarifa de miembro fundador.`,
    notEligibleNote: 'Estas son nuestras membresías estándar.',
    continue: 'Continuar',
    continuing: 'Verificando la disponibilidad…',
    continueNote: 'Todavía no se le cobrará. A continuación: sus datos.',
    detailsEyebrow: 'Sus datos',
    detailsTitle: '¿Quién se inscribe?',
    detailsLede:
      'Con estos datos prepararemos su membresía y le enviaremos la confirmación por correo electrónico.',
    next: 'Siguiente',
    order: 'Su membresía',
    atClub: (club) => `En ${club}`,
    changePlan: 'Cambiar',
    changePlanWhat: 'la membresía',
    firstMonth: 'Primer mes',
    initiation: 'Inscripción',
    saved: 'Usted ahorra',
    promo: (code) => `Código promocional ${code}`,
    less: (amount) => `−${amount}`,
    today: 'A pagar hoy',
    later: 'Después',
    aMonth: (amount, from) =>
      `${amount} al mes desde ${from === null ? 'la apertura del club' : `el ${from}`}`,
    afterPromo: (amount) => `${amount} al mes a partir de entonces`,
    opens: (club, day) =>
      day === null
        ? `${club} aún no abre. La cuota mensual empieza el día que abra.`
        : `${club} abre el ${day}.`,
    commitment: (months) =>
      `Mínimo de ${months} ${plural('es-US', months, { one: 'mes', other: 'meses' })}.`,
    regular: (amount) => `Precio normal: ${amount} al mes.`,
    agreementEyebrow: 'Firma y pago',
    welcomeEyebrow: 'Su membresía',
    home: 'Volver al inicio',
  },
  'join/joining': {
    planTitle: 'Elija su membresía',
    planLegend: 'Membresías',
    planLoading: 'Cargando membresías…',
    perMonth: 'al mes',
    recommended: 'Recomendado',
    promotion: (offer) => `Oferta: ${offer}`,
    facts: {
      included: 'Incluye',
      clubs: 'Clubes',
      firstYear: 'Primeros 12 meses',
      saving: 'Usted ahorra',
      none: '–',
    },
    access: ({ to, clubs }, club) => {
      if (to === 'club') return club?.name ?? 'Su club';
      const all = clubs === 1 ? '1 club' : clubs === 2 ? 'Ambos clubes' : `Los ${clubs} clubes`;
      return to === 'region' && club !== null ? `${all} de la región (${club.region})` : all;
    },
    map: {
      label: (clubs, names, more) => {
        const cities = names.length + more;
        const all = `${clubs === 1 ? '1 club' : `${clubs} clubes`} en ${cities === 1 ? '' : `${cities} ciudades: `}`;
        return `Mapa: ${all}${names.join(', ')}${more === 0 ? '' : ` y ${more} más`}.`;
      },
      home: (club) => `El punto con un círculo es ${club}.`,
      list: 'Ver los clubes',
      listed: 'Clubes por ciudad',
    },
    firstYear: (monthly, initiation, promo) =>
      `12 × ${monthly}${initiation === null ? '' : ` y ${initiation} de inscripción`}${promo === null ? '' : `, menos ${promo.amount} con ${promo.code}`}`,
    saving: (monthly, firstYear) =>
      [monthly && `${monthly} al mes`, firstYear && `${firstYear} en los primeros 12 meses`]
        .filter(Boolean)
        .join(', '),
    savingNote: 'En comparación con el precio público',
    terms: {
      title: 'Con cada membresía',
      commitment: 'Compromiso',
      months: (months) =>
        months === 0
          ? 'Ninguno'
          : `${months} ${plural('es-US', months, { one: 'mes', other: 'meses' })}`,
      freeze: 'Pausa',
      frozen: (months, fee) => {
        if (months === 0) return 'No disponible';
        const longest = months === 1 ? 'Un mes' : `Hasta ${months} meses`;
        return fee === null ? `${longest}, sin costo` : `${longest}, ${fee} al mes`;
      },
      leaving: 'Cancelación',
      notice: (days, months) => {
        const notice =
          days === 0
            ? 'En cualquier momento'
            : `Aviso de ${days} ${plural('es-US', days, { one: 'día', other: 'días' })}`;
        return months === 0 ? notice : `${notice}, y no antes de que termine el compromiso`;
      },
      taxes: 'Impuestos y cargos',
      included: 'Impuestos incluidos. Solo la inscripción, una vez, y la cuota mensual.',
      added: 'Más impuestos. Solo la inscripción, una vez, y la cuota mensual.',
    },
    startDate: 'Fecha de inicio',
    startDateHint: (last, isPresale) =>
      `${isPresale ? 'El día de la apertura' : 'Hoy'}, o un día hasta el ${last}. Su cuota mensual empieza ese día.`,
    total: (plan, today) => `${plan}: ${today} a pagar hoy`,
    at: (club) => `En ${club}`,
    changeClub: 'Cambiar de club',
    selectClub: 'Elegir un club',
    selectJoinClub: 'Elija un club para inscribirse',
    purchasing: 'Le llevamos a la página de pago…',
    purchaseNote: 'Pagará en nuestra página de pago segura y luego volverá aquí.',
    agreement: {
      title: 'Lea y firme',
      lede: 'Todo sobre su membresía, por escrito. Usted paga después de firmar.',
      form: 'Su contrato de membresía',
      loading: 'Cargando su contrato…',
      about: 'Sobre usted',
      guardian: 'Su padre, madre o tutor',
      guardianNote:
        'Como usted es menor de edad, esa persona firma por usted. Le enviaremos una copia por correo electrónico.',
      version: (version) => `Versión ${version}`,
      print: 'Imprimir el contrato',
      signature: 'Su firma',
      guardianSignature: 'Firma de esa persona',
      guardianHint:
        'Su padre, madre o tutor escribe su nombre completo, y con eso firma el contrato.',
      hints: {
        birth_date: 'Los menores de edad se inscriben con su padre, madre o tutor.',
        signature: 'Al escribir su nombre completo firma el contrato.',
      },
      missing: (what) => `Falta: ${what.toLocaleLowerCase('es-US')}`,
      consent: 'su aceptación',
      submit: 'Ir al pago',
      back: 'Atrás',
    },
    costNotes: {
      held: (until) => `Precio garantizado hasta el ${until}`,
      promo: (monthly, months, code) =>
        `${monthly} al mes ${months === 1 ? 'el primer mes' : `los primeros ${months} meses`} con ${code}`,
      firstFee: (amount, day, isOpening) => {
        if (day === null) return `Primera cuota de ${amount} el día que abra el club`;
        return `Primera cuota de ${amount} el ${day}${isOpening ? ', cuando abra el club' : ''}`;
      },
      normally: (regular) => `Normalmente ${regular}`,
      initiation: (initiation, normally) =>
        normally === null
          ? `Incluye ${initiation} de inscripción`
          : `Incluye ${initiation} de inscripción. Normalmente ${normally}`,
      reimbursement: 'Su membresía podría tener derecho a un reembolso.',
      commitment: (months) =>
        `Compromiso de ${months} ${plural('es-US', months, { one: 'mes', other: 'meses' })}`,
    },
    dueToday: (amount, firstMonth, initiation, promo) =>
      listed(`${amount} a pagar hoy`, [
        firstMonth === null ? null : `primer mes ${firstMonth}`,
        initiation === null ? null : `inscripción ${initiation}`,
        promo === null ? null : `${promo.code} −\u2060${promo.amount}`,
      ]),
    promo: {
      label: 'Código promocional',
      apply: 'Aplicar',
      checking: 'Revisando…',
      applied: (code) => `Se aplicó ${code}.`,
      remove: 'Quitar',
    },
    visitFirst: '¿Desea visitar el club primero?',
    visitFirstLink: 'Programe una visita',
    trial: '¿Aún no se decide?',
    trialLink: (days, club) =>
      days === 1 ? `Pruebe ${club} un día, gratis` : `Pruebe ${club} por ${days} días, gratis`,
    dayPass: (price) => `O venga un día con un pase de ${price}`,
    hints: {
      phone_number: 'Para que su club pueda comunicarse con usted sobre su membresía.',
    },
    returnEyebrow: 'Ya casi',
    returnTitle: 'Preparando su membresía',
    returnLede: 'Recibimos su pago. Le enviaremos la confirmación por correo electrónico.',
    confirming: 'Cargando su membresía…',
    memberTitle: (name) =>
      name === '' ? 'Le damos la bienvenida' : `Le damos la bienvenida, ${name}`,
    memberCard: 'Su tarjeta de membresía',
    yourClub: 'Su club',
    memberId: 'Número de miembro',
    starts: 'Comienza',
    barcode: (memberId) => `Código de barras del número de miembro ${memberId}`,
    welcome: {
      title: 'Le damos la bienvenida, {{FIRST_NAME}}',
      lede: 'Ya es miembro de {{CLUB_NAME}}. Muestre este código de barras en la recepción en su primera visita.',
      paragraphs: [
        'Su número de miembro es {{MEMBER_ID}}.',
        'Si el código de barras no se puede leer, dé este número en la recepción: {{BARCODE}}.',
      ],
      activation: {
        title: 'Active su cuenta',
        text: 'Administre en línea su perfil, su facturación y su acceso.',
        action: 'Activar su cuenta en línea',
      },
    },
    memberDetails: 'Complete sus datos de miembro',
    receipt: {
      title: 'Su recibo',
      paid: 'Pagado hoy',
      with: (card) => `con ${card}`,
      next: 'Próximo cobro',
      charge: (sum, day) =>
        day === null ? `${sum}, cuando abra el club` : `${sum} el ${day}, y luego cada mes`,
      number: 'Número de recibo',
    },
    next: {
      title: 'Qué sigue',
      session: (club) => `Reserve su primera sesión con un entrenador: llame a ${club} al`,
      invite: 'Entrene con alguien: cuando active su cuenta,',
      inviteLink: 'invite a esa persona a una visita',
    },
    benefits: 'Conozca los beneficios para miembros',
    resend: 'Reenviar el correo de confirmación',
    resending: 'Enviando el correo…',
  },
};

/** The labels of the agreement step, by the core's English text. */
const agreementLabels: Readonly<Record<string, string>> = {
  'Birth Date': 'Fecha de nacimiento',
  'Street Address': 'Dirección',
  Floor: 'Piso',
  City: 'Ciudad',
  State: 'Estado',
  Province: 'Provincia',
  'Guardian’s name': 'Nombre del padre, madre o tutor',
  'Guardian’s email': 'Correo electrónico del padre, madre o tutor',
  'Guardian’s signature': 'Firma del padre, madre o tutor',
  'Your full name': 'Su nombre completo',
  'I have read and agree to this agreement.': 'Leí este contrato y lo acepto.',
};

/** The corporate and the standard join. */
export const part: LanguagePart = {
  copy,
  messages: joinMessages,
  labels: { 'Personal Email': 'Correo electrónico personal', ...agreementLabels, ...stateLabels },
};

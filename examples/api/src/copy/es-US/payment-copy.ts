import type { PaymentCopy } from '../payment-copy.ts';

/** `1 mes`, `12 meses`. */
export function monthCount(months: number): string {
  return `${months} ${months === 1 ? 'mes' : 'meses'}`;
}

/** The payment pages' copy in US Spanish. */
export const paymentCopy: PaymentCopy = {
  where: 'Pago',
  error: (title) => `Error: ${title}`,
  titles: {
    membership: 'Pago: su membresía',
    gift: 'Pago: su tarjeta de regalo',
    pass: 'Pago: su pase de un día',
  },
  joinedAt: (type, club, company) =>
    `${type} · ${club}${company === null ? '' : ` por medio de ${company}`}`,
  later: 'Después de hoy',
  eachMonth: (day, months) => {
    const from = `desde ${day === null ? 'la apertura del club' : `el ${day}`}`;
    if (months === null) return `Cada mes, ${from}`;
    return months === 1 ? `Un mes, ${from}` : `Durante ${months} meses, ${from}`;
  },
  afterPromo: (day) =>
    day === null ? 'Cada mes a partir de entonces' : `Cada mes, desde el ${day}`,
  commitment: 'Compromiso',
  months: monthCount,
  regular: 'Cuota mensual normal',
  starts: 'La membresía comienza',
  opens: 'Apertura del club',
  opensLater: 'Un día aún sin fijar',
  member: 'Miembro',
  confirmationTo: 'Confirmación enviada a',
  club: 'Club',
  firstMonth: 'Primer mes',
  initiation: 'Inscripción',
  saved: 'Descuento en la inscripción',
  promo: (code) => `Código promocional ${code}`,
  dueToday: 'A pagar hoy',
  giftFor: (name) => `Una tarjeta de regalo para ${name}`,
  giftFrom: (giver, design) =>
    `De parte de ${giver}${design === null ? '' : ` · diseño ${design}`}`,
  giftCard: 'Tarjeta de regalo',
  for: 'Para',
  sent: 'Envío',
  message: 'Mensaje',
  receiptTo: 'Recibo enviado a',
  atOnce: 'Justo después del pago',
  onDay: (day, time) => `${day}, ${time}, su hora local`,
  passAt: (club, day) => `${club} · ${day}`,
  pass: 'Pase de un día, impuestos incluidos',
  passTo: 'Pase enviado a',
  card: 'Datos de pago',
  number: 'Número de tarjeta',
  numberHint: 'Demostración: use una tarjeta de prueba de la lista de abajo.',
  accepted: 'Tarjetas aceptadas',
  expiry: 'Fecha de vencimiento',
  expiryHint: 'MM/AA',
  code: 'Código de seguridad',
  codeHint: '3 dígitos (Amex: 4)',
  name: 'Nombre en la tarjeta',
  postalCode: { US: 'Código postal', CA: 'Código postal', other: 'Código postal' },
  province: 'Provincia',
  state: 'Estado',
  choose: 'Elija',
  pay: (sum) => `Pagar ${sum}`,
  payNothing: 'Inscribirse',
  payWith: (wallet) => `Pagar con ${wallet}`,
  express: 'Pago exprés',
  orCard: 'o pagar con tarjeta',
  consent: (club, monthly, dayOfMonth, from) =>
    dayOfMonth === null
      ? `Al pagar, acepta que ${club} cobre ${monthly} cada mes desde su apertura hasta que termine su membresía.`
      : `Al pagar, acepta que ${club} cobre ${monthly} el día ${dayOfMonth} de cada mes a partir del ${from}, hasta que termine su membresía.${dayOfMonth > 28 ? ' En los meses más cortos se cobra el último día.' : ''}`,
  reducedFor: (months, reduced, regular) =>
    `${reduced} durante ${monthCount(months)} y después ${regular}`,
  help: (club, phone) => `¿Preguntas? Llame a ${club} al ${phone}.`,
  cancel: 'Cancelar y volver',
  backToGift: 'Volver a mi regalo',
  backToPass: 'Volver a mi pase',
  backToJoining: 'Volver a mi membresía',
  otherPlan: 'Elegir otra membresía',
  lookAgain: 'Hay un problema',
  testCards: 'Tarjetas de prueba',
  testNote:
    'No se hacen cargos reales. Use cualquier código de seguridad y cualquier fecha de vencimiento futura.',
  columns: { number: 'Número', brand: 'Marca', bank: 'Resultado' },
  outcomes: {
    approved: 'aprobada',
    declined: 'rechazada',
    'no-funds': 'rechazada: fondos insuficientes',
    'asks-first': 'aprobada tras la confirmación del banco',
    'declined-later': 'aprobada ahora, rechazada cada mes',
  },
  questionTitle: 'Confirme su pago',
  chain: 'Foyer Clubs',
  bankName: 'Su banco (prueba)',
  bankWhy: 'Su banco quiere asegurarse de que es usted. Revise los datos y confirme.',
  payee: 'Beneficiario',
  purpose: 'Concepto',
  paidWith: 'Forma de pago',
  yourCard: (brand) => `Su tarjeta ${brand}`,
  membershipOf: (plan) => `Membresía ${plan}`,
  bankFree: 'Hoy no se cobra nada. La tarjeta es para sus pagos posteriores.',
  walletNote: (wallet) =>
    `Esta página sustituye a ${wallet}. No se le cobra nada hasta que confirme.`,
  yes: (sum) => `Sí, pagar ${sum}`,
  no: 'No, no pagar',
  yesCard: 'Sí, usar mi tarjeta',
  noCard: 'No, no usarla',
  bankNote: 'Este es un banco de prueba. No se le cobrará hasta que confirme.',
  paidTitle: 'Ya está pagado',
  charged: 'Monto cobrado',
  receiptNumber: 'Número de recibo',
  paid: {
    membership: { heading: 'Ya es miembro', number: 'Número de miembro', see: 'Ver mi membresía' },
    gift: {
      heading: 'Su tarjeta de regalo está pagada',
      number: 'Número de pedido',
      see: 'Ver mi tarjeta de regalo',
    },
    pass: {
      heading: 'Su pase de un día está pagado',
      number: 'Número de pedido',
      see: 'Ver mi pase',
    },
  },
  newCard: {
    title: 'Actualice su tarjeta',
    of: (plan, club) => `${plan} · ${club}`,
    former: 'Tarjeta actual',
    none: 'Nada',
    later: 'Su próxima factura se cobrará a la tarjeta nueva.',
    overdue: (sum) =>
      `Tiene ${sum} pendientes porque se rechazó un pago. Al guardar la tarjeta nueva, le cobramos ${sum} una sola vez. Sus próximas facturas también se cobrarán a ella.`,
    details: 'Tarjeta nueva',
    save: 'Guardar tarjeta',
    saveAndPay: (sum) => `Guardar tarjeta y pagar ${sum}`,
    done: (card) => ({
      title: 'Su tarjeta está actualizada',
      text: `Sus facturas se cobran a la tarjeta ${card}. Le enviamos un correo electrónico. Para usar otra tarjeta, vuelva a abrir esta página desde su facturación.`,
    }),
    over: {
      title: 'Esta página venció',
      text: 'En su facturación ve su tarjeta y sus pagos. Desde ahí puede abrir esta página de nuevo.',
    },
    back: 'Volver a la facturación',
  },
  problems: {
    nothingToPay: 'No hay nada que pagar',
    purchaseUnknown: 'No encontramos esta compra',
    purchaseExpired: 'Esta compra venció',
    giftExpired: 'Esta compra venció',
    passExpired: 'Esta compra venció',
    joinedBefore: '¿Ya es miembro?',
    questionAnswered: 'Ya se respondió',
    formForeign: 'No pudimos verificar este formulario',
  },
  ways: {
    join: 'Inscribirse en un club',
    joinEmployer: 'Inscribirse por medio de mi empresa',
    gift: 'Comprar una tarjeta de regalo',
    backToMyGift: 'Volver a mi regalo',
    backToMyPass: 'Volver a mi pase',
    chooseMembership: 'Elegir una membresía',
    payment: 'Volver al pago',
  },
};

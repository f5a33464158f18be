import type { MailCopy } from '../mail-copy.ts';

/** The mail copy in Canadian French. */
export const mailCopy: MailCopy = {
  hello: (firstName) => `Bonjour ${firstName},`,
  helloAnyone: 'Bonjour,',
  house: 'Foyer Clubs',
  when: 'Quand',
  where: 'Où',
  call: 'Tél.',
  visit: {
    what: { tour: 'visite', workout: 'séance guidée' },
    subject: (club, when) => `Votre visite à ${club}\u00A0: ${when}`,
    subjectMoved: (club, when) => `Votre nouvelle heure à ${club}\u00A0: ${when}`,
    booked: (what, club) =>
      `Votre ${what} à ${club} est réservée. Nous avons hâte de vous accueillir.`,
    moved: (what, club) =>
      `Votre ${what} à ${club} a été déplacée. Nous avons hâte de vous accueillir.`,
    bring: 'Apportez des chaussures confortables et une bouteille d’eau.',
    change: 'Si vos plans changent, appelez-nous et nous trouverons un autre moment.',
  },
  code: {
    subject: (employer) => `Votre code pour l’abonnement ${employer}`,
    code: (code) => `Votre code est ${code}. Il est valide pendant 15 minutes.`,
    why: (employer) => `Il confirme que vous travaillez chez ${employer}.`,
    notYou: 'Si vous ne l’avez pas demandé, il n’y a rien à faire.',
  },
  link: {
    subjectActivate: 'Activez votre compte Foyer',
    subjectRecover: 'Retrouvez votre compte Foyer',
    activate:
      'Choisissez le nom d’utilisateur et le mot de passe qui ouvriront votre compte\u00A0:',
    username: (username) => `Votre nom d’utilisateur est ${username}.`,
    recover: 'Choisissez un nouveau mot de passe\u00A0:',
    goodActivate:
      'Le lien fonctionne une seule fois, pendant 48 heures. S’il est échu, obtenez-en un autre à',
    goodRecover:
      'Le lien fonctionne une seule fois, pendant 30 minutes. S’il est échu, obtenez-en un autre à',
    why: [
      'Vous recevez ce courriel parce que quelqu’un l’a demandé sur notre site. Si ce',
      'n’était pas vous, il n’y a rien à faire\u00A0: sans ce lien, rien ne change. Ne le',
      'transmettez à personne.',
    ],
    askAny: (address) => `Des questions? Tous nos clubs peuvent vous aider\u00A0: ${address}`,
    askClub: (club, phone) => `Des questions? Appelez ${club}, ${phone}.`,
  },
  changed: {
    emailAsked: {
      subject: 'Une nouvelle adresse courriel pour votre compte Foyer',
      text: 'Quelqu’un a demandé de changer l’adresse courriel de votre compte Foyer. Elle changera quand la nouvelle adresse sera confirmée. D’ici là, nous continuons d’écrire à celle-ci.',
    },
    emailRestored: {
      subject: 'Votre adresse courriel précédente est rétablie',
      text: 'L’adresse courriel précédente de votre compte Foyer est rétablie, et tous les appareils ont été déconnectés.',
    },
    password: {
      subject: 'Votre mot de passe a été changé',
      text: 'Le mot de passe de votre compte Foyer a été changé, et vos autres appareils ont été déconnectés.',
    },
    username: {
      subject: 'Votre nom d’utilisateur a été changé',
      text: 'Le nom d’utilisateur de votre compte Foyer a été changé, et vos autres appareils ont été déconnectés.',
    },
    linked: {
      subject: 'Une connexion sociale a été associée',
      text: 'Une connexion sociale a été associée à votre compte Foyer, et vos autres appareils ont été déconnectés.',
    },
    unlinked: {
      subject: 'Une connexion sociale a été dissociée',
      text: 'Une connexion sociale a été dissociée de votre compte Foyer, et vos autres appareils ont été déconnectés.',
    },
    notYou: 'Si ce n’était pas vous, veuillez appeler votre club.',
  },
  emailLink: {
    hello: 'Bonjour,',
    subjectConfirm: 'Confirmez votre nouvelle adresse courriel',
    confirm: 'Confirmez que nous pouvons utiliser cette adresse pour votre compte Foyer\u00A0:',
    goodConfirm: 'Le lien fonctionne une seule fois, pendant 48 heures.',
    whyConfirm:
      'Vous recevez ce courriel parce que quelqu’un a saisi cette adresse pour son compte Foyer. Si ce n’était pas vous, ignorez ce courriel\u00A0: rien ne changera.',
    subjectUndo: 'Votre adresse courriel a été changée',
    changed:
      'L’adresse courriel de votre compte Foyer a été changée. Nous écrirons désormais à la nouvelle.',
    undo: 'Si ce n’était pas vous, rétablissez l’adresse précédente. Tous les appareils seront déconnectés\u00A0:',
    goodUndo: 'Le lien fonctionne une seule fois, pendant 7 jours.',
  },
  gift: {
    subject: (giver) => `Une carte-cadeau de ${giver}`,
    subjectAnyone: 'Une carte-cadeau pour vous',
    givesAnyone: (sum) => `On vous offre une carte-cadeau de ${sum} pour Foyer Clubs.`,
    gives: (giver, sum) => `${giver} vous offre une carte-cadeau de ${sum} pour Foyer Clubs.`,
    card: (code) => `Votre carte-cadeau est ${code}`,
    said: (message) => `«\u00A0${message}\u00A0»`,
    spend:
      'Présentez-la à l’accueil de n’importe lequel de nos clubs. Quiconque a ce code peut le dépenser\u00A0: gardez-le comme vous gardez votre argent.',
    receiptSubject: (recipient) => `Votre carte-cadeau pour ${recipient}`,
    thanks: 'Merci. Votre carte-cadeau est payée.',
    order: 'Commande',
    paid: 'Payé',
    for: 'Pour',
    sent: 'Envoi',
    atOnce: 'Immédiat',
    at: (day, time) => `${day}, ${time}`,
    wrong: 'Si quelque chose ne va pas, appelez l’un de nos clubs et donnez le numéro de commande.',
  },
  referral: {
    subject: (friend, club) => `${friend} vous recommande ${club}`,
    text: (friend, club, phone) => [
      `${friend} aimerait que vous voyiez ${club}, et nous aussi. Un conseiller communiquera`,
      `avec vous; si vous préférez appeler, le numéro est le ${phone}.`,
    ],
  },
  welcome: {
    subject: (club) => `Bienvenue à ${club}`,
    member: (club) =>
      `Vous êtes membre de Foyer Clubs. Nous avons hâte de vous accueillir à ${club}.`,
    memberId: 'No de membre',
    barcode: 'Code-barres',
    membership: 'Abonnement',
    paid: 'Payé',
    after: 'Ensuite',
    monthly: (sum, months) => `${sum} par mois, pendant au moins ${months} mois`,
    door: 'Présentez le code-barres à l’entrée à votre première visite, avec une pièce d’identité avec photo.',
    account: [
      'Votre compte en ligne montre votre abonnement, votre facturation et vos visites.',
      'Activez-le avec votre numéro de membre et votre nom de famille\u00A0:',
    ],
  },
};

import type { MailCopy } from '../mail-copy.ts';

/** The mail copy in Canadian French. */
export const mailCopy: MailCopy = {
  hello: (firstName) => `Bonjour ${firstName},`,
  helloAnyone: 'Bonjour,',
  house: 'Foyer Clubs',
  when: 'Quand',
  where: 'Où',
  phone: 'Téléphone',
  length: 'Durée',
  minutes: (count) => `${count} minutes`,
  callOrReply: (phone) => `répondez à ce courriel ou appelez le ${phone}`,
  unsubscribe: {
    label: 'Ne plus recevoir de nouvelles',
    where: 'Courriel',
    title: 'Ne plus recevoir de nouvelles?',
    ask: (email) =>
      `Nous n’enverrons plus de nouvelles ni d’offres à ${email}. Les codes, les reçus et les courriels sur vos visites arriveront toujours.`,
    action: 'Me désabonner',
    doneTitle: 'Désabonnement confirmé',
    done: (email) =>
      `Nous n’envoyons plus de nouvelles ni d’offres à ${email}. Les codes, les reçus et les courriels sur vos visites arrivent toujours.`,
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknown:
      'Veuillez ouvrir de nouveau le lien dans notre courriel, ou demander à l’un de nos clubs d’arrêter les nouvelles.',
    site: 'Aller à notre site',
  },
  subscribe: {
    title: 'Voulez-vous de nouveau nos nouvelles?',
    preheader: 'Cette adresse était désabonnée\u00A0: nous préférons demander.',
    why: 'Quelqu’un a demandé nos nouvelles avec cette adresse courriel, qui avait été désabonnée. Si ce n’était pas vous, ignorez ce courriel, et nous n’enverrons pas de nouvelles.',
    link: 'Recevoir les nouvelles',
    ask: (email) => `Nous enverrons de nouveau des nouvelles et des offres à ${email}.`,
    action: 'Me réabonner',
    doneTitle: 'Vous recevez de nouveau nos nouvelles',
    done: (email) =>
      `Nous envoyons des nouvelles et des offres à ${email}. Chaque courriel a un lien pour se désabonner.`,
  },
  visit: {
    subject: {
      tour: (when, club) => `${when}\u00A0: votre visite à ${club}`,
      workout: (when, club) => `${when}\u00A0: entraînement à ${club}`,
    },
    subjectMoved: (when, club) => `Nouvelle heure, ${inside(when)}\u00A0: ${club}`,
    subjectCanceled: (when, club) => `Annulée\u00A0: ${inside(when)}, ${club}`,
    subjectMissed: (club) => `Choisissez une autre heure à ${club}`,
    subjectLead: (club) => `Choisissez une heure pour voir ${club}`,
    booked: {
      title: { tour: 'Votre visite est réservée', workout: 'Votre entraînement guidé est réservé' },
      text: {
        tour: (club) =>
          `Nous avons hâte de vous accueillir à ${club}. Présentez-vous à la réception et nous vous ferons visiter.`,
        workout: (club) =>
          `Nous avons hâte de vous accueillir à ${club}. Présentez-vous à la réception\u00A0: votre entraîneur vous y attend et vous guide du début à la fin.`,
      },
    },
    moved: {
      title: {
        tour: 'Votre visite a été déplacée',
        workout: 'Votre entraînement guidé a été déplacé',
      },
      text: (club) => `Nous avons hâte de vous accueillir à ${club} à la nouvelle heure.`,
      before: 'Avant',
      companion:
        'La personne qui vous a invité devait vous accompagner. Elle ne nous a pas encore dit si la nouvelle heure lui convient.',
    },
    canceled: {
      title: { tour: 'Votre visite est annulée', workout: 'Votre entraînement guidé est annulé' },
      text: (club) =>
        `Nous avons annulé votre rendez-vous à ${club}, et l’heure est libre pour quelqu’un d’autre. Au plaisir de vous accueillir un autre jour.`,
      preheader: 'Au plaisir de vous accueillir un autre jour.',
    },
    reminder: {
      title: (day, time) => `Nous vous attendons ${day} à ${time}`,
    },
    missed: {
      title: 'Désolés de vous avoir manqué',
      text: (club) =>
        `Nous vous attendions à ${club}; vous avez sûrement eu un empêchement. Choisissez une autre heure quand cela vous convient.`,
      preheader: 'Un empêchement? Choisir une autre heure prend une minute.',
    },
    lead: {
      title: (club) => `Venez voir ${club}`,
      text: (minutes) =>
        `Merci de votre intérêt. La meilleure façon de connaître le club est de le parcourir. La visite est gratuite et dure ${minutes} minutes.`,
      preheader: (minutes) => `La visite est gratuite et dure ${minutes} minutes.`,
      questions: (callOrReply) => `Si vous avez d’abord des questions, ${callOrReply}.`,
    },
    details: {
      subject: (club) => `Merci de votre intérêt pour ${club}`,
      preheader: 'Nous avons vos coordonnées.',
      text: (callOrReply) => `Nous avons vos coordonnées. Pour en savoir plus, ${callOrReply}.`,
    },
    preheader: (length, address) => `${length}, ${address}`,
    bring: 'Apportez',
    bringText: {
      tour: 'Une pièce d’identité avec photo, ainsi que des vêtements et des chaussures de sport si vous voulez essayer les appareils. Nous fournissons les serviettes.',
      workout:
        'Des vêtements et des chaussures de sport, et une pièce d’identité avec photo. Nous fournissons les serviettes et l’eau.',
    },
    change: (callOrReply) => `Si vos plans changent, ${callOrReply}.`,
    manage: 'Déplacer ou annuler votre visite',
    newLink: {
      subject: (when, club) => `Nouveau lien\u00A0: ${inside(when)}, ${club}`,
      title: 'Voici votre nouveau lien',
      text: 'L’ancien lien vers votre visite ne fonctionne plus. Toute personne qui a celui-ci peut déplacer ou annuler votre visite\u00A0: ne le transférez pas.',
    },
    guest: {
      who: 'Qui',
      whoIs: (people) => `Qui\u00A0: ${people}`,
      with: (name) => `Vous et ${name}`,
      withSomeone: 'Vous et une autre personne',
      subject: (when, club) => `Mise à jour\u00A0: ${inside(when)}, ${club}`,
      forTwo: {
        tour: 'Votre visite est pour deux personnes',
        workout: 'Votre entraînement guidé est pour deux personnes',
      },
      alone: {
        tour: 'Votre visite est pour une personne',
        workout: 'Votre entraînement guidé est pour une personne',
      },
      text: (club) => `Nous avons informé le club ${club}. L’heure ne change pas.`,
    },
    directions: 'Voir l’itinéraire',
    pickTime: 'Choisir une heure',
    event: {
      tour: (club) => `Visite à ${club}`,
      workout: (club) => `Entraînement guidé à ${club}`,
    },
  },
  trial: {
    subject: (days, club) => `Laissez-passer de ${days} jours, ${club}`,
    title: (days) => `Votre laissez-passer d’essai de ${days} jours`,
    preheader: (club) => `Présentez-le à la réception du club ${club}.`,
    text: (club) =>
      `Voici votre laissez-passer pour ${club}. Présentez le code à barres et une pièce d’identité avec photo à la réception, et le club est à vous.`,
    barcode: 'Votre laissez-passer',
    from: 'Du',
    until: 'Jusqu’à la fin du',
    see: 'Voir votre laissez-passer',
    personal:
      'Le lien affiche votre nom\u00A0: gardez-le pour vous. Le laissez-passer est à votre usage exclusif.',
  },
  dayPass: {
    subject: (club) => `Votre laissez-passer d’un jour\u00A0: ${club}`,
    title: 'Votre laissez-passer d’un jour',
    text: (club) =>
      `Merci. Voici votre laissez-passer pour ${club}. Présentez le code à barres et une pièce d’identité avec photo à la réception, et le club est à vous pour la journée.`,
    day: 'Jour',
    line: 'Laissez-passer d’un jour, taxes comprises',
  },
  hadTrial: {
    subject: (club) => `Votre demande d’essai, ${club}`,
    title: 'Nous offrons un laissez-passer d’essai par personne',
    text: (club) =>
      `Vous avez demandé un laissez-passer d’essai pour ${club}. Nous en offrons un par personne et ne pouvons pas en envoyer pour cette demande.`,
    welcome: 'Vous pouvez tout de même venir voir le club\u00A0: la visite est gratuite.',
    visit: 'Réserver une visite gratuite',
    mistake: (contact) => `Si vous croyez qu’il s’agit d’une erreur, ${contact}.`,
  },
  waitList: {
    subject: (when, club) => `Une plage s’est libérée\u00A0: ${inside(when)}, ${club}`,
    title: (club) => `Une plage s’est libérée au club ${club}`,
    preheader: (deadline) => `Nous vous la réservons jusqu’à ${deadline}.`,
    text: {
      tour: (deadline) =>
        `C’est votre tour sur la liste d’attente, et une plage s’est libérée pour une visite. Nous vous la réservons jusqu’à ${deadline}.`,
      workout: (deadline) =>
        `C’est votre tour sur la liste d’attente, et une plage s’est libérée pour un entraînement guidé. Nous vous la réservons jusqu’à ${deadline}.`,
    },
    take: 'Voir l’heure et réserver',
    otherwise:
      'Si vous ne réservez pas d’ici là, nous l’offrirons à la personne suivante et vous retirerons de la liste.',
  },
  heldPrice: {
    subject: (club) => `Votre prix est garanti à ${club}`,
    title: (day) => `Votre prix est garanti jusqu’au ${day}`,
    preheader: (plan, monthly) => `${plan}\u00A0: ${monthly} par mois.`,
    text: (club, day) =>
      `Merci d’avoir visité ${club}. Jusqu’au ${day}, vous pouvez vous inscrire au prix ci-dessous, même s’il change.`,
    monthly: 'Chaque mois',
    until: 'Prix garanti jusqu’au',
    action: 'M’inscrire à ce prix',
    note: 'Ce lien est pour vous et vaut pour un seul abonnement. Ne le transférez pas\u00A0: il ouvre le formulaire avec vos coordonnées.',
  },
  code: {
    subject: (employer) => `Code pour votre abonnement ${employer}`,
    title: 'Vérifiez votre courriel professionnel',
    preheader: 'Il est valide pendant 15 minutes.',
    label: 'Votre code est',
    works: 'Il est valide pendant 15 minutes.',
    why: (employer) =>
      `Entrez-le sur la page où vous l’avez demandé. Il confirme que vous travaillez chez ${employer}.`,
    notYou: 'Si vous ne l’avez pas demandé, vous pouvez ignorer ce courriel.',
  },
  link: {
    subjectActivate: 'Activez votre compte Foyer',
    subjectRecover: 'Réinitialisez votre mot de passe Foyer',
    titleActivate: 'Activez votre compte',
    titleRecover: 'Réinitialisez votre mot de passe',
    activate: 'Choisissez le nom d’utilisateur et le mot de passe de vos connexions.',
    username: (username) => `Votre nom d’utilisateur est ${username}.`,
    actionActivate: 'Choisir mes identifiants',
    actionRecover: 'Choisir un mot de passe',
    goodActivate: (address) =>
      `Le lien fonctionne une seule fois, pendant 48 heures. Ensuite, obtenez-en un autre à ${address}`,
    goodRecover: (address) =>
      `Le lien fonctionne une seule fois, pendant 30 minutes. Ensuite, obtenez-en un autre à ${address}`,
    why: 'Vous recevez ce courriel parce que quelqu’un l’a demandé sur notre site. Si ce n’était pas vous, ignorez-le\u00A0: sans ce lien, rien ne change. Ne le transmettez à personne.',
    askAny: (address) => `Des questions? Tous nos clubs peuvent vous aider\u00A0: ${address}`,
    askClub: (club, phone) => `Des questions? Appelez ${club}, ${phone}.`,
  },
  changed: {
    emailAsked: {
      subject: 'Nouvelle adresse pour votre compte Foyer?',
      title: 'Quelqu’un a demandé de changer votre adresse courriel',
      text: 'Quelqu’un a demandé de changer l’adresse courriel de votre compte Foyer. Elle changera quand la nouvelle adresse sera confirmée. D’ici là, nous continuons d’écrire à celle-ci.',
    },
    emailRestored: {
      subject: 'Adresse courriel rétablie',
      title: 'Votre adresse courriel précédente est rétablie',
      text: 'L’adresse courriel précédente de votre compte Foyer est rétablie, et tous les appareils ont été déconnectés.',
    },
    password: {
      subject: 'Mot de passe changé pour votre compte',
      title: 'Votre mot de passe a été changé',
      text: 'Le mot de passe de votre compte Foyer a été changé, et vos autres appareils ont été déconnectés.',
    },
    username: {
      subject: 'Nom d’utilisateur changé pour votre compte',
      title: 'Votre nom d’utilisateur a été changé',
      text: 'Le nom d’utilisateur de votre compte Foyer a été changé, et vos autres appareils ont été déconnectés.',
    },
    linked: {
      subject: 'Réseau social associé à votre compte',
      title: 'Un réseau social a été associé',
      text: 'Un réseau social a été associé à votre compte Foyer, et vos autres appareils ont été déconnectés.',
    },
    unlinked: {
      subject: 'Réseau social dissocié de votre compte',
      title: 'Un réseau social a été dissocié',
      text: 'Un réseau social a été dissocié de votre compte Foyer, et vos autres appareils ont été déconnectés.',
    },
    secondStepOn: {
      subject: 'La connexion en deux étapes est activée pour votre compte Foyer',
      title: 'La connexion en deux étapes est activée',
      text: 'Désormais, la connexion à votre compte Foyer demande aussi un code de votre application d’authentification. Vos autres appareils ont été déconnectés.',
    },
    secondStepOff: {
      subject: 'La connexion en deux étapes est désactivée pour votre compte Foyer',
      title: 'La connexion en deux étapes est désactivée',
      text: 'La connexion à votre compte Foyer ne demande plus de code. Vos autres appareils ont été déconnectés.',
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée à votre compte Foyer',
      title: 'Une clé d’accès a été ajoutée',
      text: 'Une clé d’accès qui permet de se connecter à votre compte Foyer a été ajoutée, et vos autres appareils ont été déconnectés. La page Sécurité de votre compte affiche et supprime les clés d’accès.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été supprimée de votre compte Foyer',
      title: 'Une clé d’accès a été supprimée',
      text: 'Une clé d’accès a été supprimée de votre compte Foyer, et vos autres appareils ont été déconnectés.',
    },
    recoveryCodesMade: {
      subject: 'Nouveaux codes de récupération pour votre compte Foyer',
      title: 'De nouveaux codes de récupération ont été créés',
      text: 'De nouveaux codes de récupération ont été créés pour votre compte Foyer. Les précédents ne fonctionnent plus.',
    },
    recoveryCodeUsed: {
      subject: 'Un code de récupération a servi pour votre compte Foyer',
      title: 'Un code de récupération a servi',
      text: 'Quelqu’un s’est connecté à votre compte Foyer avec l’un de vos codes de récupération.',
    },
    notYou:
      'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant et appelez votre club.',
    notYouAction: 'Réinitialiser mon mot de passe',
  },
  dataLink: {
    subject: 'Vos données chez Foyer Clubs',
    text: 'Vous pouvez télécharger ici ce que nous conservons sous cette adresse courriel, ou le faire effacer.',
    action: 'Voir vos données',
    goodFor: 'Le lien fonctionne pendant 24 heures. Ne le transférez pas\u00A0: il montre tout.',
    why: 'Vous recevez ce courriel parce que quelqu’un a demandé les données de cette adresse. Si ce n’était pas vous, ignorez-le\u00A0: rien ne se passera.',
  },
  emailLink: {
    subjectConfirm: 'Confirmez votre nouvelle adresse courriel',
    confirm: 'Confirmez que nous pouvons utiliser cette adresse pour votre compte Foyer.',
    actionConfirm: 'Confirmer cette adresse',
    goodConfirm: 'Le lien fonctionne une seule fois, pendant 48 heures.',
    whyConfirm:
      'Vous recevez ce courriel parce que quelqu’un a saisi cette adresse pour son compte Foyer. Si ce n’était pas vous, ignorez-le\u00A0: rien ne changera.',
    subjectUndo: 'Votre adresse courriel a été changée',
    changed:
      'L’adresse courriel de votre compte Foyer a été changée. Nous utiliserons désormais la nouvelle.',
    undo: 'Si ce n’était pas vous, rétablissez l’adresse précédente. Tous les appareils seront déconnectés.',
    actionUndo: 'Rétablir l’adresse',
    goodUndo: 'Le lien fonctionne une seule fois, pendant 7 jours.',
  },
  gift: {
    subject: (giver) => `${giver} vous a envoyé une carte-cadeau`,
    subjectAnyone: 'Une carte-cadeau pour vous',
    title: (sum) => `${sum} pour Foyer Clubs`,
    givesAnyone: (sum) => `On vous a offert une carte-cadeau de ${sum}.`,
    gives: (giver, sum) => `${giver} vous a offert une carte-cadeau de ${sum}.`,
    card: 'Votre carte-cadeau est',
    said: (message) => `«\u00A0${message}\u00A0»`,
    spend:
      'Présentez le code à la réception de n’importe lequel de nos clubs. Quiconque l’a peut le dépenser\u00A0: gardez-le comme de l’argent comptant.',
    clubs: 'Voir nos clubs',
    receiptSubject: (recipient) => `Reçu\u00A0: carte-cadeau pour ${recipient}`,
    receiptTitle: 'Merci de votre cadeau',
    order: 'Commande',
    giftCard: 'Carte-cadeau',
    for: 'Pour',
    delivery: 'Envoi',
    atOnce: 'Immédiat',
    at: (day, time) => `${day}, ${time}`,
    wrong: 'Si quelque chose ne va pas, appelez l’un de nos clubs et donnez le numéro de commande.',
  },
  referral: {
    someone: 'une connaissance',
    subject: (friend, club) => `${friend} vous recommande ${club}`,
    title: (club) => `Venez voir ${club}`,
    text: (friend, club) =>
      `${friend} s’entraîne chez nous et pense que ${club} vous plaira. Voyez par vous-même\u00A0: la visite est gratuite et dure 30 minutes.`,
    preheader: 'La visite est gratuite et dure 30 minutes.',
    book: 'Réserver une visite',
    call: (phone) => `Vous préférez nous parler? Appelez le ${phone}.`,
  },
  friendsVisit: {
    someone: 'la personne invitée',
    booked: {
      subject: (friend, when, club) => `${friend} visite ${club}\u00A0: ${inside(when)}`,
      title: (friend, club) => `${friend} vient visiter ${club}`,
      text: 'La personne que vous avez invitée a réservé une visite.',
    },
    moved: {
      subject: (friend, when, club) => `${friend} change\u00A0: ${inside(when)}, ${club}`,
      title: (friend) => `Une nouvelle heure pour la visite de ${friend}`,
      text: 'La personne que vous avez invitée a déplacé la visite.',
    },
    canceled: {
      subject: (friend, when, club) => `Annulée\u00A0: ${friend}, ${inside(when)}, ${club}`,
      title: (friend) => `Cette fois, ${friend} ne viendra pas`,
      text: 'La personne que vous avez invitée a annulé la visite.',
    },
    ask: 'Aimeriez-vous être de la visite? Cette personne et le club seront heureux de le savoir.',
    askAgain:
      'Vous aviez dit que vous y seriez aussi. La nouvelle heure vous convient-elle? D’ici là, nous ne comptons pas sur votre présence.',
    join: 'Se joindre à la visite',
    why: 'Vous recevez ce courriel parce que la visite a été réservée avec votre invitation.',
  },
  companion: {
    someone: 'la personne qui vous a invité',
    joined: {
      subject: (friend, when) => `${friend} y sera aussi\u00A0: ${inside(when)}`,
      title: (friend) => `${friend} y sera aussi`,
      text: 'La personne qui vous a invité vous accompagnera. Vous vous retrouverez à la réception.',
    },
    left: {
      subject: (friend, when) => `${friend} ne pourra pas venir\u00A0: ${inside(when)}`,
      title: (friend) => `Finalement, ${friend} ne pourra pas venir`,
      text: 'La personne qui vous a invité ne pourra pas vous accompagner cette fois. Votre visite ne change pas, et nous vous attendons avec plaisir.',
    },
  },
  membership: {
    manage: 'Voir mon abonnement',
    nextBill: 'Prochaine facture',
    bill: (sum, day) => `${sum} le ${day}`,
    commitment: 'Engagement jusqu’au',
    freeze: {
      subject: (day) => `Abonnement suspendu dès le ${day}`,
      title: 'Votre suspension est confirmée',
      text: (club, from, until) =>
        `Votre abonnement à ${club} est suspendu à compter du ${from} et reprend le ${until}. Pendant la suspension, vous n’avez pas accès à nos clubs.`,
      from: 'Premier jour',
      until: 'Reprise le',
      fee: 'Frais par mois',
      undo: 'Si vous changez d’avis, vous pouvez annuler la suspension dans votre compte jusqu’à son début, puis y mettre fin plus tôt.',
    },
    unfreeze: {
      subjectTaken: 'Votre abonnement n’est pas suspendu',
      subjectEnds: (day) => `Votre suspension prend fin le ${day}`,
      titleTaken: 'Votre suspension est annulée',
      titleEnds: 'Votre suspension prend fin plus tôt',
      taken: (club) =>
        `Votre abonnement à ${club} n’est pas suspendu. Tout reste comme avant votre demande.`,
      ends: (club, day) => `Votre abonnement à ${club} reprend le ${day}.`,
    },
    cancel: {
      subject: (day) => `Résilié\u00A0: dernier jour, ${day}`,
      title: 'Votre abonnement est résilié',
      text: (club, day) =>
        `Vous pouvez profiter de ${club} jusqu’au ${day}. Rien n’est facturé après la dernière facture.`,
      lastDay: 'Dernier jour',
      lastBill: 'Dernière facture',
      noBill: 'Aucune. Tout est payé.',
      undo: (day) =>
        `Ce courriel est votre confirmation. Si vous changez d’avis, vous pouvez annuler la résiliation dans votre compte jusqu’au ${day}.`,
    },
    keep: {
      subject: 'Votre abonnement continue',
      title: 'Nous sommes heureux que vous restiez',
      text: (club) =>
        `Vous avez annulé votre résiliation. Votre abonnement à ${club} continue comme avant.`,
    },
    change: {
      subject: (day) => `Votre abonnement change le ${day}`,
      title: 'Votre changement est confirmé',
      text: (plan, club, day) => `À compter du ${day}, vous avez ${plan} à ${club}.`,
      from: 'À compter du',
      plan: 'Forfait',
      club: 'Votre club',
      before: 'Mensualité jusque-là',
      after: 'Mensualité ensuite',
      undo: 'Jusqu’à ce jour, vous pouvez annuler le changement dans votre compte.',
    },
    undoChange: {
      subject: 'Votre abonnement reste le même',
      title: 'Votre forfait reste le même',
      text: (plan, club) => `Vous gardez ${plan} à ${club}.`,
    },
  },
  bill: {
    subject: (day) => `Reçu\u00A0: abonnement, ${day}`,
    title: 'Merci de votre paiement',
    text: (brand) => `Votre abonnement a été payé avec ${brand}.`,
    number: 'Facture',
    day: 'Date',
    month: (plan) => `${plan}, un mois`,
    freeze: (plan) => `${plan}, un mois de suspension`,
    paid: 'Payé',
    see: 'Voir mes factures',
    declined: {
      subject: 'Votre paiement n’a pas été accepté',
      title: 'Votre paiement a été refusé',
      text: (sum, brand) =>
        `Nous n’avons pas pu débiter ${sum} avec ${brand} pour votre abonnement. Nous réessaierons au cours des prochains jours, et vous ne paierez pas deux fois.`,
      act: (callOrReply) =>
        `Vérifiez auprès de votre banque que la carte peut être débitée. Pour payer avec une autre carte, mettez-la à jour dans votre compte, ou ${callOrReply}.`,
      due: 'À payer',
    },
  },
  newCard: {
    subject: 'Votre carte a été mise à jour',
    title: 'Votre carte est à jour',
    text: (brand, lastFour) =>
      `Désormais, votre abonnement est porté à la carte ${brand} se terminant par ${lastFour}.`,
    notYou: (callOrReply) => `Si ce n’était pas vous, ${callOrReply} sans attendre.`,
    see: 'Voir ma facturation',
  },
  receipt: 'Reçu',
  paidToday: 'Payé aujourd’hui',
  agreement: {
    subject: (club) => `Votre contrat avec ${club}`,
    guardianSubject: (club) => `Contrat que vous avez signé, ${club}`,
    title: 'Le contrat d’abonnement',
    text: (club) => `Voici votre copie du contrat signé pour votre abonnement au club ${club}.`,
    guardianText: (member, club) =>
      `${member ?? 'Une personne mineure'} a désormais un abonnement au club ${club}, et le contrat porte votre signature à titre de personne responsable. Voici votre copie.`,
    signature: 'Signé par',
    withheld: 'Voir votre compte',
    signedAt: 'Date de la signature',
    version: 'Version',
    account: 'Le lire dans votre compte',
    notYou: (phone) =>
      `Si vous ne l’avez pas signé, répondez à ce courriel ou appelez le ${phone}.`,
  },
  welcome: {
    subject: (club) => `Bienvenue à ${club}\u00A0: code et reçu`,
    title: 'Vous êtes membre',
    preheader: 'Votre numéro de membre, code à barres et reçu.',
    text: (club) =>
      `Bienvenue chez Foyer Clubs. Présentez votre code à barres à la réception de ${club} et, à votre première visite, apportez une pièce d’identité avec photo.`,
    memberId: 'Numéro de membre',
    barcode: 'Code à barres',
    membership: 'Abonnement',
    starts: 'Début',
    firstMonth: 'Premier mois',
    initiation: 'Frais d’adhésion',
    saved: 'Rabais sur l’adhésion',
    promo: (code) => `Code promotionnel ${code}`,
    after: (sum, months, from) =>
      `Vous payez ${sum} par mois à compter du ${from ?? 'jour de l’ouverture du club'}, pendant au moins ${months} mois.`,
    afterPromo: (reduced, reducedMonths, from, sum, months) =>
      `Vous payez ${reduced} par mois à compter du ${from ?? 'jour de l’ouverture du club'} pendant ${reducedMonths} mois, puis ${sum} par mois. Votre abonnement dure au moins ${months} mois.`,
    opens: (club, day) =>
      day === null ? `${club} n’est pas encore ouvert.` : `${club} ouvre le ${day}.`,
    account:
      'Configurez votre compte en ligne avec votre numéro de membre et votre nom de famille.',
    accountAction: 'Configurer mon compte',
  },
};

/** A day within a subject, where it isn't capitalized. */
function inside(when: string): string {
  return `${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

import { joinMessages, stateLabels } from '@foyer/core/messages/fr-CA';

import type { LanguagePart } from '../../locale/language.ts';
import type { TextsOf } from '../texts-of.ts';
import { listed } from '../../locale/copy.ts';
import { lowered, plural } from '../plural.ts';

const copy: TextsOf<'join'> = {
  'join/prices': {
    at: (club) => `Tarifs de ${club}`,
    changed: (club) => `Voici les tarifs de ${club}.`,
    loading: 'Chargement des tarifs…',
    change: 'Changer de club',
    chooser: 'Choisissez un club pour voir ses tarifs',
    opens: (club, day) => `${club} ouvre le ${day}. Voici ses tarifs de membre fondateur.`,
    none: (club) =>
      `${club} ne vend pas d’abonnement en ligne. Visitez le club\u00A0: un conseiller vous présentera les abonnements.`,
    visit: 'Réserver une visite',
    join: 'S’inscrire',
    joinWith: (plan, club) => `S’inscrire à ${club}\u00A0: ${plan}`,
    compare: 'Comparer les abonnements',
    plan: 'Abonnement',
    rows: {
      monthly: 'Chaque mois',
      today: 'À payer aujourd’hui',
      firstYear: '12 premiers mois',
      clubs: 'Clubs',
      commitment: 'Engagement',
    },
    yes: 'Compris',
    no: '–',
    ways: 'Vous hésitez encore?',
    visitTitle: 'Voyez d’abord le club',
    visitText: 'Une visite de 30 minutes avec un conseiller, gratuite et sans engagement.',
    trialTitle: (days) =>
      days === 1 ? 'Essayez pendant une journée' : `Essayez pendant ${days} jours`,
    trialText: (club) => `Un laissez-passer gratuit pour ${club}, un par personne.`,
    trial: 'Obtenir un laissez-passer',
    promoTitle: 'Vous avez un code promotionnel?',
    promoText: 'Entrez-le à côté des abonnements en vous inscrivant. Les prix changent aussitôt.',
    promo: 'Entrer un code',
  },
  'join/open-now': {
    allDay: 'Ouvert 24 heures sur 24',
    until: (time) => `Ouvert jusqu’à ${time}`,
    opensAt: (time) => `Fermé. Ouvre à ${time}`,
    opensTomorrow: (time) => `Fermé. Ouvre demain à ${time}`,
    opensOn: (day, time) => `Fermé. Ouvre ${lowered(day)} à ${time}`,
    closedForHoliday: (holiday) => `Fermé aujourd’hui\u00A0: ${holiday}`,
    closed: 'Fermé',
    holidayHours: (holiday) => `Horaire spécial\u00A0: ${holiday}`,
  },
  'join/club-hours': {
    title: 'Heures d’ouverture',
    closed: 'Fermé',
    allDay: 'Ouvert 24 heures sur 24',
    today: 'Aujourd’hui',
    span: (from, to) => `${from} à ${to}`,
    later: 'Prochains jours fériés',
    unknown: 'Appelez le club pour connaître ses heures.',
  },
  'join/club-page': {
    loading: 'Chargement du club…',
    allClubs: 'Tous les clubs',
    book: 'Réserver une visite',
    join: 'S’inscrire',
    actions: (club) => `Visiter ${club} ou s’y inscrire`,
    from: (price) => `À partir de ${price} par mois`,
    call: 'Appeler',
    manager: (name) => `Sous la direction de ${name}`,
    rooms: 'Sur place',
    gallery: 'Les salles',
    classes: 'Cours de la semaine',
    classesNote: (zone) => `Heures indiquées\u00A0: ${zone}.`,
    days: 'Jours',
    minutes: (minutes) => `${minutes} min`,
    noClasses: 'Aucun cours ce jour-là.',
    noMoreClasses: 'Plus de cours aujourd’hui.',
    coaches: 'Entraîneurs',
    location: 'Comment s’y rendre',
    directions: 'Obtenir l’itinéraire',
    transit: 'Transport en commun',
    stop: (lines, stop) => `${lines} jusqu’à ${stop}`,
    onFoot: (minutes) => `${minutes} min à pied`,
    parking: 'Stationnement',
    accessibility: 'Accessibilité',
    ratings: 'Ce qu’on en dit',
    ratingOf: (count) => `sur 5, d’après ${count} avis`,
    stars: (rating) => `${rating} sur 5`,
    ratingsNote: 'De personnes qui ont accepté d’afficher leur avis, bon ou mauvais.',
    tellUs: 'Laissez un commentaire',
    nearby: 'Clubs à proximité',
    opensIn: 'Ouverture dans',
    inDays: (days) => plural('fr-CA', days, { one: `${days} jour`, other: `${days} jours` }),
    opensOn: (day) => `Ouverture le ${day}`,
    presale: 'Vous pouvez vous inscrire dès maintenant, avant l’ouverture.',
  },
  'join/corporate': {
    contactEyebrow: 'Abonnement d’entreprise',
    contactTitle: 'Votre emploi a ses avantages',
    contactLede:
      'Entrez vos coordonnées et votre courriel professionnel. Nous vous enverrons un code, puis nous vous montrerons les abonnements offerts par votre employeur.',
    companyEmailHint: 'Nous enverrons un code à cette adresse.',
    companyEmailAt: (domains) => `Chez ${domains}. Nous enverrons un code à cette adresse.`,
    getStarted: 'Commencer',
    starting: 'Vérification de votre courriel professionnel…',
    invitedLede:
      'Entrez vos coordonnées. Nous vous demanderons ensuite le code d’invitation remis par votre employeur.',
    startingInvited: 'Enregistrement de vos coordonnées…',
    noWorkEmail: 'Pas de courriel professionnel?',
    useInvitation: 'Utilisez un code d’invitation',
    haveWorkEmail: 'Vous avez un courriel professionnel?',
    useWorkEmail: 'Utilisez-le plutôt',
    invitation: 'Code d’invitation',
    invitationTitle: 'Entrez votre code d’invitation',
    invitationLede: 'Votre employeur vous a remis ce code. Il sert à une seule personne.',
    invitationHint: '10 lettres et chiffres, comme 7KQ2M-X4TPA',
    continueInvited: 'Continuer',
    codeEyebrow: 'Vérifiez votre courriel professionnel',
    codeTitle: 'Consultez votre courriel professionnel',
    codeLede: (email) => `Nous avons envoyé un code à 4 chiffres à ${email}.`,
    codeLabel: 'Code à 4 chiffres',
    codeHint: 'Envoyé automatiquement',
    codeLasts: 'Le code expire dans',
    timeLeft: (minutes) => {
      if (minutes === 0) return 'Votre code a expiré. Vous pouvez en demander un nouveau.';
      return minutes === 1
        ? 'Votre code expire dans 1 minute.'
        : `Votre code expire dans ${minutes} minutes.`;
    },
    confirmCode: 'Confirmer',
    checkingCode: 'Vérification de votre code…',
    resend: 'Renvoyer',
    resendNew: 'Envoyer un nouveau code',
    resending: 'Envoi d’un nouveau code…',
    resent: 'Nous avons envoyé un nouveau code. Les précédents ne fonctionnent plus.',
    notThere: 'Pas reçu? Regardez dans vos indésirables ou',
    otherEmail: 'utilisez une autre adresse',
    planEyebrow: (company) => `Employés de ${company}`,
    planLede: (company) => `Abonnements pour les employés de ${company}`,
    purchase: 'Acheter l’abonnement',
    memberEyebrow: 'Votre abonnement',
    memberLede:
      'Présentez ce code à barres à la réception. Nous vous en avons envoyé une copie par courriel.',
    backToPlans: 'Revenir aux abonnements',
    scheduleEyebrow: 'D’abord une visite',
    update: 'Modifier le rendez-vous',
    choose: 'Choisir une heure',
    buy: 'Voir les abonnements',
  },
  'join/employer': {
    eyebrow: 'Abonnement d’entreprise',
    loading: 'Chargement de l’offre de votre employeur…',
    about:
      'Abonnez-vous par l’entremise de votre employeur\u00A0: choisissez un club, confirmez votre emploi et payez en ligne. Vous êtes membre tout de suite.',
    title: (employer, chain) => `${employer} et ${chain}`,
    saving: ({ monthly, monthlyVaries, joining, joiningVaries }) => {
      const amount = (text: string, varies: boolean): string => (varies ? `jusqu’à ${text}` : text);
      const parts = [
        monthly && `${amount(monthly, monthlyVaries)} de moins par mois que le prix courant`,
        joining &&
          `${amount(joining, joiningVaries)} de moins à l’adhésion${monthly === null ? ' que le prix courant' : ''}`,
      ].filter((part) => part !== null);
      const text = parts.join(' et ');
      return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    noSaving: (employer) => `Abonnements pour les personnes qui travaillent chez ${employer}.`,
    join: (employer) => `S’inscrire avec ${employer}`,
    noWorkEmail: 'Pas de courriel professionnel?',
    useInvitation: 'Utilisez un code d’invitation',
    whoTitle: 'Qui peut s’inscrire',
    who: (employer, domains) =>
      `Toutes les personnes qui travaillent chez ${employer} et qui ont une adresse courriel de ${domains}.`,
    whoInvited:
      'Si vous n’avez pas de courriel professionnel, demandez un code d’invitation aux ressources humaines.',
    whereTitle: 'Dans quels clubs',
    everyClub: (chain) => `Tous les clubs ${chain}.`,
    howTitle: 'Comment ça marche',
    steps: [
      'Choisissez votre club, puis entrez vos coordonnées et votre courriel professionnel.',
      'Entrez le code que nous vous envoyons par courriel.',
      'Choisissez un abonnement et payez en ligne. Vous êtes membre aussitôt.',
    ],
    pricesTitle: 'Ce que vous payez',
    aMonth: (price) => `${price} par mois`,
    toJoin: (price) => `${price} à l’adhésion`,
    insteadOf: (price) => `au lieu de ${price}`,
    pricesNote: 'Les clubs des autres pays facturent dans leur propre devise.',
    unknownTitle: 'Nous ne trouvons pas cet employeur',
    unknownText: [
      'Il manque peut-être une partie de l’adresse, ou l’offre est terminée.',
      'Votre courriel professionnel vous dira s’il y a une offre pour vous.',
    ],
    tryEmail: 'Essayer votre courriel professionnel',
    standard: 'Voir tous les abonnements',
    poster: 'Imprimer une affiche pour votre babillard',
    print: 'Imprimer',
    backToPage: 'Revenir à l’offre',
    posterAbout:
      'Imprimez cette affiche sur une feuille Lettre ou A4 et posez-la bien en vue. Son code mène à l’offre de votre employeur.',
    posterLede: (employer) => `Pour toutes les personnes qui travaillent chez ${employer}`,
    posterSteps: [
      'Balayez le code et choisissez votre club.',
      'Montrez que vous travaillez ici avec votre courriel professionnel.',
      'Choisissez un abonnement et payez en ligne.',
    ],
    posterInvited:
      'Pas de courriel professionnel? Demandez un code d’invitation aux ressources humaines.',
    qrCode: (address) => `Code QR de ${address}`,
  },
  'join/join': {
    plansEyebrow: 'Abonnement',
    plansLede: 'Un seul prix mensuel. Voyez tous les frais avant de payer.',
    noClubLede: 'Les abonnements varient selon le club. Choisissez le vôtre pour voir les prix.',
    chooserTitle: 'Choisissez le club de votre abonnement',
    moreClubs: (clubs) => `Afficher ${clubs} de plus`,
    selectClub: 'Choisir un club',
    clubLegend: 'Club',
    single: 'Un seul club',
    multiple: 'Plusieurs clubs',
    presale: (club, day) =>
      day === null
        ? `${club} n’est pas encore ouvert. Inscrivez-vous maintenant à notre tarif de membre fondateur.`
        : `${club} ouvre le ${day}. Inscrivez-vous d’ici là à notre tarif de membre fondateur.`,
    notEligibleNote: 'Voici nos abonnements courants.',
    continue: 'Continuer',
    continuing: 'Vérification de la disponibilité…',
    continueNote: 'Rien ne sera débité pour l’instant. Ensuite\u00A0: vos coordonnées.',
    detailsEyebrow: 'Vos coordonnées',
    detailsTitle: 'Qui s’inscrit?',
    detailsLede:
      'Nous établirons votre abonnement avec ces coordonnées et vous enverrons la confirmation par courriel.',
    next: 'Suivant',
    order: 'Votre abonnement',
    atClub: (club) => `Au club ${club}`,
    changePlan: 'Modifier',
    changePlanWhat: 'l’abonnement',
    firstMonth: 'Premier mois',
    initiation: 'Frais d’adhésion',
    saved: 'Vous économisez',
    promo: (code) => `Code promotionnel ${code}`,
    less: (amount) => `−${amount}`,
    today: 'À payer aujourd’hui',
    later: 'Ensuite',
    aMonth: (amount, from) =>
      `${amount} par mois à compter ${from === null ? 'de l’ouverture du club' : `du ${from}`}`,
    afterPromo: (amount) => `${amount} par mois par la suite`,
    opens: (club, day) =>
      day === null
        ? `${club} n’est pas encore ouvert. Les mensualités commencent le jour de son ouverture.`
        : `${club} ouvre le ${day}.`,
    commitment: (months) => `Minimum de ${months} mois.`,
    regular: (amount) => `Prix courant\u00A0: ${amount} par mois.`,
    agreementEyebrow: 'Signature et paiement',
    welcomeEyebrow: 'Votre abonnement',
    home: 'Retour à l’accueil',
  },
  'join/joining': {
    planTitle: 'Choisissez votre abonnement',
    planLegend: 'Abonnements',
    planLoading: 'Chargement des abonnements…',
    perMonth: 'par mois',
    recommended: 'Recommandé',
    promotion: (offer) => `Offre\u00A0: ${offer}`,
    facts: {
      included: 'Compris',
      clubs: 'Clubs',
      firstYear: '12 premiers mois',
      saving: 'Vous économisez',
      none: '–',
    },
    access: ({ to, clubs }, club) => {
      if (to === 'club') return club?.name ?? 'Votre club';
      const all = clubs === 1 ? '1 club' : `Les ${clubs === 2 ? 'deux' : clubs} clubs`;
      return to === 'region' && club !== null ? `${all} de la région (${club.region})` : all;
    },
    map: {
      label: (clubs, names, more) => {
        const cities = names.length + more;
        const all = `${clubs === 1 ? '1 club' : `${clubs} clubs`} ${cities === 1 ? 'à ' : `dans ${cities} villes\u00A0: `}`;
        return `Carte\u00A0: ${all}${names.join(', ')}${more === 0 ? '' : ` et ${more} ${more === 1 ? 'autre' : 'autres'}`}.`;
      },
      home: (club) => `Le point cerclé est ${club}.`,
      list: 'Voir les clubs',
      listed: 'Clubs par ville',
    },
    firstYear: (monthly, initiation, promo) =>
      `12 × ${monthly}${initiation === null ? '' : ` et ${initiation} de frais d’adhésion`}${promo === null ? '' : `, moins ${promo.amount} avec ${promo.code}`}`,
    saving: (monthly, firstYear) =>
      [monthly && `${monthly} par mois`, firstYear && `${firstYear} les 12 premiers mois`]
        .filter(Boolean)
        .join(', '),
    savingNote: 'Par rapport au prix public',
    terms: {
      title: 'Avec chaque abonnement',
      commitment: 'Engagement',
      months: (months) => (months === 0 ? 'Aucun' : `${months} mois`),
      freeze: 'Suspension',
      frozen: (months, fee) => {
        if (months === 0) return 'Non offerte';
        const longest = months === 1 ? 'Un mois' : `Jusqu’à ${months} mois`;
        return fee === null ? `${longest}, sans frais` : `${longest}, ${fee} par mois`;
      },
      leaving: 'Résiliation',
      notice: (days, months) => {
        const notice =
          days === 0
            ? 'En tout temps'
            : `Préavis de ${days} ${plural('fr-CA', days, { one: 'jour', other: 'jours' })}`;
        return months === 0 ? notice : `${notice}, et pas avant la fin de l’engagement`;
      },
      taxes: 'Taxes et frais',
      included: 'Taxes comprises. Seulement les frais d’adhésion, une fois, et la mensualité.',
      added: 'Taxes en sus. Seulement les frais d’adhésion, une fois, et la mensualité.',
    },
    startDate: 'Date de début',
    startDateHint: (last, isPresale) =>
      `${isPresale ? 'Le jour de l’ouverture' : 'Aujourd’hui'}, ou un jour jusqu’au ${last}. Vos mensualités commencent ce jour-là.`,
    total: (plan, today) => `${plan}\u00A0: ${today} à payer aujourd’hui`,
    at: (club) => `Au club ${club}`,
    changeClub: 'Changer de club',
    selectClub: 'Choisir un club',
    selectJoinClub: 'Choisir un club pour l’inscription',
    purchasing: 'Redirection vers la page de paiement…',
    purchaseNote: 'Vous paierez sur notre page de paiement sécurisée, puis reviendrez ici.',
    agreement: {
      title: 'Lisez et signez',
      lede: 'Tout sur votre abonnement, par écrit. Vous payez après la signature.',
      form: 'Votre contrat d’abonnement',
      loading: 'Chargement de votre contrat…',
      about: 'À votre sujet',
      guardian: 'Votre parent ou tuteur',
      guardianNote:
        'Comme vous n’êtes pas majeur, cette personne signe pour vous. Nous lui enverrons une copie par courriel.',
      version: (version) => `Version ${version}`,
      print: 'Imprimer le contrat',
      signature: 'Votre signature',
      guardianSignature: 'Sa signature',
      guardianHint: 'Votre parent ou tuteur tape son nom complet, ce qui signe le contrat.',
      hints: {
        birth_date: 'Les personnes mineures s’inscrivent avec un parent ou un tuteur.',
        signature: 'Taper votre nom complet signe le contrat.',
      },
      missing: (what) => `Il manque\u00A0: ${what.toLocaleLowerCase('fr-CA')}`,
      consent: 'votre accord',
      submit: 'Passer au paiement',
      back: 'Retour',
    },
    costNotes: {
      held: (until) => `Prix garanti jusqu’au ${until}`,
      promo: (monthly, months, code) =>
        `${monthly} par mois ${months === 1 ? 'le premier mois' : `les ${months} premiers mois`} avec ${code}`,
      firstFee: (amount, day, isOpening) => {
        if (day === null) return `Première mensualité de ${amount} le jour de l’ouverture du club`;
        return `Première mensualité de ${amount} le ${day}${isOpening ? ', à l’ouverture du club' : ''}`;
      },
      normally: (regular) => `Normalement ${regular}`,
      initiation: (initiation, normally) =>
        normally === null
          ? `Frais d’adhésion de ${initiation} compris`
          : `Frais d’adhésion de ${initiation} compris. Normalement ${normally}`,
      reimbursement: 'Votre abonnement pourrait donner droit à un remboursement.',
      commitment: (months) => `Engagement de ${months} mois`,
    },
    dueToday: (amount, firstMonth, initiation, promo) =>
      listed(
        `${amount} à payer aujourd’hui`,
        [
          firstMonth === null ? null : `premier mois ${firstMonth}`,
          initiation === null ? null : `frais d’adhésion ${initiation}`,
          promo === null ? null : `${promo.code} −\u2060${promo.amount}`,
        ],
        '\u00A0: ',
      ),
    promo: {
      label: 'Code promotionnel',
      apply: 'Appliquer',
      checking: 'Vérification…',
      applied: (code) => `${code} est appliqué.`,
      remove: 'Retirer',
    },
    visitFirst: 'Envie de visiter le club d’abord?',
    visitFirstLink: 'Planifier une visite',
    trial: 'Vous hésitez?',
    trialLink: (days, club) =>
      days === 1
        ? `Essayez ${club} une journée, gratuitement`
        : `Essayez ${club} pendant ${days} jours, gratuitement`,
    dayPass: (price) => `Ou venez une journée avec un laissez-passer à ${price}`,
    hints: {
      phone_number: 'Pour que votre club puisse vous joindre au sujet de votre abonnement.',
    },
    returnEyebrow: 'Dernière étape',
    returnTitle: 'Préparation de votre abonnement',
    returnLede: 'Votre paiement est accepté. Nous vous enverrons la confirmation par courriel.',
    confirming: 'Chargement de votre abonnement…',
    memberTitle: (name) => (name === '' ? 'Bienvenue' : `Bienvenue, ${name}`),
    memberCard: 'Votre carte de membre',
    yourClub: 'Votre club',
    memberId: 'Numéro de membre',
    starts: 'Début',
    barcode: (memberId) => `Code à barres du numéro de membre ${memberId}`,
    welcome: {
      title: 'Bienvenue, {{FIRST_NAME}}',
      lede: 'Vous êtes maintenant membre du club {{CLUB_NAME}}. Présentez ce code à barres à la réception lors de votre première visite.',
      paragraphs: [
        'Votre numéro de membre est le {{MEMBER_ID}}.',
        'Si le code à barres est illisible, donnez ce numéro à la réception\u00A0: {{BARCODE}}.',
      ],
      activation: {
        title: 'Activez votre compte',
        text: 'Gérez en ligne votre profil, votre facturation et vos identifiants.',
        action: 'Activer votre compte en ligne',
      },
    },
    memberDetails: 'Compléter vos renseignements de membre',
    receipt: {
      title: 'Votre reçu',
      paid: 'Payé aujourd’hui',
      with: (card) => `avec ${card}`,
      next: 'Prochain prélèvement',
      charge: (sum, day) =>
        day === null ? `${sum}, à l’ouverture du club` : `${sum} le ${day}, puis chaque mois`,
      number: 'Numéro du reçu',
    },
    next: {
      title: 'Et maintenant',
      session: (club) =>
        `Réservez votre première séance avec un entraîneur\u00A0: appelez ${club} au`,
      invite: 'Entraînez-vous à deux\u00A0: une fois votre compte activé,',
      inviteLink: 'invitez quelqu’un à une visite',
    },
    benefits: 'Découvrir les avantages aux membres',
    resend: 'Renvoyer le courriel de confirmation',
    resending: 'Envoi du courriel…',
  },
};

/** The labels of the agreement step, by the core's English text. */
const agreementLabels: Readonly<Record<string, string>> = {
  'Birth Date': 'Date de naissance',
  'Street Address': 'Adresse',
  Floor: 'Étage',
  City: 'Ville',
  State: 'État',
  Province: 'Province',
  'Guardian’s name': 'Nom du parent ou tuteur',
  'Guardian’s email': 'Courriel du parent ou tuteur',
  'Guardian’s signature': 'Signature du parent ou tuteur',
  'Your full name': 'Votre nom complet',
  'I have read and agree to this agreement.': 'J’ai lu ce contrat et je l’accepte.',
};

/** The corporate and the standard join. */
export const part: LanguagePart = {
  copy,
  messages: joinMessages,
  labels: { 'Personal Email': 'Courriel personnel', ...agreementLabels, ...stateLabels },
};

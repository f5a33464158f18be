/** The chain's own content in Canadian French, keyed by the English text. */
export const content: Readonly<Record<string, string>> = {
  // Amenities
  'Salt-water pool': 'Piscine d’eau salée',
  'Steam room': 'Hammam',
  Sauna: 'Sauna',
  'Pilates studio': 'Studio de Pilates',
  'Cycling studio': 'Studio de vélo',
  'Boxing studio': 'Studio de boxe',
  'Yoga studio': 'Studio de yoga',
  'Roof terrace': 'Terrasse sur le toit',
  Spa: 'Spa',
  'Juice bar': 'Bar à jus',
  'Kids’ club': 'Club des enfants',
  'Squash court': 'Terrain de squash',
  // Pictures
  'The arcade': 'Les arcades',
  'The pool': 'La piscine',
  'The stairs': 'L’escalier',
  'The view': 'La vue',
  'The quiet room': 'La salle calme',
  'The colonnade': 'La colonnade',
  // Headlines
  'A visit is free and commits you to nothing.': 'La visite est gratuite et ne vous engage à rien.',
  'Half an hour with one advisor': 'Une demi-heure avec un conseiller',
  'At a time you choose. They meet you at the door, and know why you came.':
    'À l’heure de votre choix. On vous accueille à la porte en sachant pourquoi vous venez.',
  'Every room, as it is': 'Chaque salle, telle quelle',
  'The floor, the studios, the pool and the spa, on an ordinary day with people in them.':
    'Le plateau, les studios, la piscine et le spa, un jour ordinaire, avec du monde.',
  'No obligation': 'Sans engagement',
  'No card is needed and nothing is signed. If it is not for you, it was a walk.':
    'Aucune carte à donner, rien à signer. Si ce n’est pas pour vous, c’était une promenade.',
  'Visit a club': 'Visiter un club',
  'Come and see for yourself': 'Venez voir par vous-même',
  'Leave your details and pick a time. An advisor meets you at the door and shows you round.':
    'Laissez vos coordonnées et choisissez une heure. On vous accueille à l’entrée et on vous fait visiter.',
  'Join a club': 'S’inscrire à un club',
  'Make it your club': 'Faites-en votre club',
  'Leave your details and choose your club. The rest takes a few minutes.':
    'Laissez vos coordonnées et choisissez votre club. Le reste prend quelques minutes.',
  'Fees are shown before you pay, and nothing is charged on this page.':
    'Les frais sont affichés avant le paiement, et rien n’est débité sur cette page.',
  'Your first half hour': 'Votre première demi-heure',
  'Start with a visit': 'Commencez par une visite',
  Classes: 'Cours',
  'Look into a class first': 'Jetez d’abord un œil à un cours',
  'Pick a time, and an advisor takes you past the studios while they are in use.':
    'Choisissez une heure, et un conseiller vous fait passer devant les studios en pleine activité.',
  'Rooms of twenty, not of sixty': 'Vingt personnes, pas soixante',
  'You are seen, corrected and known by name after the second time.':
    'On vous voit, on vous corrige et on connaît votre nom dès la deuxième fois.',
  'Not a member yet': 'Pas encore membre',
  'See what they stay for': 'Voyez pourquoi ils restent',
  'Personal training': 'Entraînement privé',
  'Meet your coach first': 'Rencontrez d’abord votre entraîneur',
  'Pick a time. An advisor shows you the floor and introduces you to two coaches.':
    'Choisissez une heure. Un conseiller vous montre le plateau et vous présente deux entraîneurs.',
  Pilates: 'Pilates',
  'See the studio first': 'Voyez d’abord le studio',
  'Pick a time. A teacher shows you the reformers, and you may lie down on one.':
    'Choisissez une heure. Un enseignant vous montre les reformers, et vous pouvez en essayer un.',
  'Alone, or with two friends': 'En solo, ou avec deux amis',
  'Three reformers a teacher at the most, so that every movement is watched.':
    'Au plus trois reformers par enseignant, pour que chaque mouvement soit suivi.',
  'As a friend’s guest': 'À l’invitation d’un ami',
  'Come as a guest': 'Venez en invité',
  'This club': 'Ce club',
  'Come and see it': 'Venez le voir',
  'By invitation': 'Sur invitation',
  'Choose your hour': 'Choisissez votre heure',
  // Promotions
  'The quiet hours': 'Les heures calmes',
  'Between ten and four the floor is nearly yours. Come and see it then, and stay for a swim.':
    'Entre dix et seize heures, le plateau est presque à vous. Venez le voir et restez nager.',
  'On weekdays, for visitors who are not members yet.':
    'En semaine, pour les visiteurs qui ne sont pas encore membres.',
  'Two are looked after as well as one': 'À deux, aussi bien accueillis que seul',
  'Bring somebody along to your visit. The advisor takes you round together.':
    'Venez accompagné à votre visite. Le conseiller vous fait visiter ensemble.',
  'One friend a visit. Both of you need a photo ID.':
    'Un ami par visite. Une pièce d’identité avec photo pour chacun.',
  'Tribeca, after dark': 'Tribeca, à la nuit tombée',
  'The rooftop pool is open until midnight this season. See it with the lamps on.':
    'La piscine sur le toit est ouverte jusqu’à minuit cette saison. Voyez-la illuminée.',
  'At Foyer Tribeca, on every evening of the week.':
    'Au Foyer Tribeca, tous les soirs de la semaine.',
  // Plans
  House: 'Maison',
  'House Account': 'Compte maison',
  'For the people who work at {{CLUB_NAME}}.': 'Pour les gens qui travaillent à {{CLUB_NAME}}.',
  'Single club': 'Un seul club',
  'Select Access': 'Accès Sélect',
  'Unlimited visits to {{CLUB_NAME}}, classes included.':
    'Visites illimitées à {{CLUB_NAME}}, cours compris.',
  'Multiple clubs': 'Plusieurs clubs',
  'Regional Access': 'Accès régional',
  '{{CLUB_NAME}} and every other club of its region, {{REGION}}.':
    '{{CLUB_NAME}} et tous les autres clubs de sa région, {{REGION}}.',
  'Every club in {{REGION}}, {{CLUB_NAME}} among them.':
    'Tous les clubs de la région {{REGION}}, dont {{CLUB_NAME}}.',
  'All Access': 'Accès complet',
  'Every Foyer club, wherever you travel.': 'Tous les clubs Foyer, où que vous alliez.',
  'Every Foyer club, wherever work takes you.':
    'Tous les clubs Foyer, où que le travail vous mène.',
  'founders’ price': 'prix des fondateurs',
  'no initiation for card members': 'sans frais d’adhésion pour les détenteurs de la carte',
  // Join confirmation
  'Welcome, {{FIRST_NAME}}': 'Bienvenue, {{FIRST_NAME}}',
  'You are a member of {{CLUB_NAME}}. Show the barcode at the door: it opens from today.':
    'Vous êtes membre de {{CLUB_NAME}}. Présentez le code-barres à l’entrée\u00A0: il l’ouvre dès aujourd’hui.',
  'You are a founding member of {{CLUB_NAME}}, which opens on {{OPEN_DAY}}. Bring the barcode on your first visit.':
    'Vous êtes membre fondateur de {{CLUB_NAME}}, qui ouvre le {{OPEN_DAY}}. Apportez le code-barres à votre première visite.',
  'Your member ID is {{MEMBER_ID}}. Keep it for the front desk and for your account.':
    'Votre numéro de membre est {{MEMBER_ID}}. Gardez-le pour l’accueil et pour votre compte.',
  'If the barcode can’t be read, its number does as well: {{BARCODE}}.':
    'Si le code-barres ne peut pas être lu, son numéro suffit\u00A0: {{BARCODE}}.',
  'Activate your account': 'Activez votre compte',
  'See your membership, your billing and your visits online.':
    'Voyez votre abonnement, votre facturation et vos visites en ligne.',
  'Activate your online account': 'Activer votre compte en ligne',
  // Gift cards and passes
  'First light': 'Première lueur',
  'Still water': 'Eau calme',
  'Quiet stairs': 'Escalier tranquille',
  'A week with us': 'Une semaine avec nous',
  'Seven days in a row, once a person. Bring a photo ID.':
    'Sept jours consécutifs, une fois par personne. Apportez une pièce d’identité avec photo.',
  'Three days with us': 'Trois jours avec nous',
  'Three days in a row, once a person. Bring a photo ID.':
    'Trois jours consécutifs, une fois par personne. Apportez une pièce d’identité avec photo.',
  // Agreements
  'The summer club': 'Le club d’été',
  'With this agreement your membership opens the summer club as well, from the first Friday of June to the last Sunday of September.':
    'Par cette entente, votre abonnement ouvre aussi le club d’été, du premier vendredi de juin au dernier dimanche de septembre.',
  'It is charged with the monthly fee and ends with the season. It can be ended before, at the end of any month.':
    'L’option est facturée avec la mensualité et prend fin avec la saison. On peut y mettre fin avant, à la fin de tout mois.',
  'Guests are welcome two at a time, and sign in at the door.':
    'Les invités sont les bienvenus, deux à la fois, et s’inscrivent à l’entrée.',
  'With this agreement your membership opens the summer club as well.':
    'Par cette entente, votre abonnement ouvre aussi le club d’été.',
  // Questions before the first assessment
  'What would you like to reach?': 'Que voulez-vous atteindre?',
  'Get stronger': 'Gagner en force',
  'Lose weight': 'Perdre du poids',
  'Run longer': 'Courir plus longtemps',
  'Sleep and rest better': 'Mieux dormir et récupérer',
  'How many days a week can you train?': 'Combien de jours par semaine pouvez-vous vous entraîner?',
  'One or two': 'Un ou deux',
  'Three or four': 'Trois ou quatre',
  'Five or more': 'Cinq ou plus',
  'Is there an injury or illness that a trainer should know of?':
    'Y a-t-il une blessure ou une maladie qu’un entraîneur devrait connaître?',
  'Full name of somebody to call': 'Nom complet d’une personne à appeler',
  'Their phone number': 'Son numéro de téléphone',
};

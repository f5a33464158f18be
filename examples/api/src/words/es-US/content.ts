/** The chain's own content in US Spanish, keyed by the English text. */
export const content: Readonly<Record<string, string>> = {
  // Amenities
  'Salt-water pool': 'Piscina de agua salada',
  'Steam room': 'Baño de vapor',
  Sauna: 'Sauna',
  'Pilates studio': 'Estudio de pilates',
  'Cycling studio': 'Estudio de ciclismo',
  'Boxing studio': 'Estudio de boxeo',
  'Yoga studio': 'Estudio de yoga',
  'Roof terrace': 'Terraza en la azotea',
  Spa: 'Spa',
  'Juice bar': 'Barra de jugos',
  'Kids’ club': 'Club infantil',
  'Squash court': 'Cancha de squash',
  // Pictures
  'The arcade': 'Las arcadas',
  'The pool': 'La piscina',
  'The stairs': 'La escalera',
  'The view': 'La vista',
  'The quiet room': 'La sala tranquila',
  'The colonnade': 'La columnata',
  // Headlines
  'A visit is free and commits you to nothing.': 'La visita es gratuita y no le compromete a nada.',
  'Half an hour with one advisor': 'Media hora con un asesor',
  'At a time you choose. They meet you at the door, and know why you came.':
    'A la hora que usted elija. Le recibe en la puerta y sabe por qué viene.',
  'Every room, as it is': 'Cada sala, tal como es',
  'The floor, the studios, the pool and the spa, on an ordinary day with people in them.':
    'El área de ejercicio, los estudios, la piscina y el spa, en un día común y con gente.',
  'No obligation': 'Sin compromiso',
  'No card is needed and nothing is signed. If it is not for you, it was a walk.':
    'No hace falta tarjeta y no se firma nada. Si no es para usted, fue un paseo.',
  'Visit a club': 'Visite un club',
  'Come and see for yourself': 'Venga a conocerlo en persona',
  'Leave your details and pick a time. An advisor meets you at the door and shows you round.':
    'Déjenos sus datos y elija una hora. Le recibimos en la entrada y le mostramos el club.',
  'Join a club': 'Inscríbase en un club',
  'Make it your club': 'Hágalo su club',
  'Leave your details and choose your club. The rest takes a few minutes.':
    'Déjenos sus datos y elija su club. Lo demás toma unos minutos.',
  'Fees are shown before you pay, and nothing is charged on this page.':
    'Los costos se muestran antes de pagar, y en esta página no se cobra nada.',
  'Your first half hour': 'Su primera media hora',
  'Start with a visit': 'Empiece con una visita',
  Classes: 'Clases',
  'Look into a class first': 'Primero asómese a una clase',
  'Pick a time, and an advisor takes you past the studios while they are in use.':
    'Elija una hora, y un asesor le lleva por los estudios mientras hay clases.',
  'Rooms of twenty, not of sixty': 'Salas de veinte, no de sesenta',
  'You are seen, corrected and known by name after the second time.':
    'Le ven, le corrigen y le conocen por su nombre desde la segunda vez.',
  'Not a member yet': 'Aún no es miembro',
  'See what they stay for': 'Vea por qué se quedan',
  'Personal training': 'Entrenamiento personal',
  'Meet your coach first': 'Primero conozca a su entrenador',
  'Pick a time. An advisor shows you the floor and introduces you to two coaches.':
    'Elija una hora. Un asesor le muestra el área de ejercicio y le presenta a dos entrenadores.',
  Pilates: 'Pilates',
  'See the studio first': 'Primero vea el estudio',
  'Pick a time. A teacher shows you the reformers, and you may lie down on one.':
    'Elija una hora. Un instructor le muestra los reformers, y puede probar uno.',
  'Alone, or with two friends': 'A solas, o con dos amigos',
  'Three reformers a teacher at the most, so that every movement is watched.':
    'Tres reformers por instructor como máximo, para cuidar cada movimiento.',
  'As a friend’s guest': 'Como invitado de un amigo',
  'Come as a guest': 'Venga como invitado',
  'This club': 'Este club',
  'Come and see it': 'Venga a verlo',
  'By invitation': 'Por invitación',
  'Choose your hour': 'Elija su hora',
  // Promotions
  'The quiet hours': 'Las horas tranquilas',
  'Between ten and four the floor is nearly yours. Come and see it then, and stay for a swim.':
    'Entre las diez y las cuatro el área de ejercicio es casi suya. Venga a verla y quédese a nadar.',
  'On weekdays, for visitors who are not members yet.':
    'Entre semana, para visitantes que aún no son miembros.',
  'Two are looked after as well as one': 'A dos se les atiende tan bien como a uno',
  'Bring somebody along to your visit. The advisor takes you round together.':
    'Traiga a alguien a su visita. El asesor les muestra el club juntos.',
  'One friend a visit. Both of you need a photo ID.':
    'Un amigo por visita. Ambos necesitan una identificación con foto.',
  'Tribeca, after dark': 'Tribeca, al caer la noche',
  'The rooftop pool is open until midnight this season. See it with the lamps on.':
    'La piscina de la azotea abre hasta la medianoche esta temporada. Véala iluminada.',
  'At Foyer Tribeca, on every evening of the week.':
    'En Foyer Tribeca, todas las noches de la semana.',
  // Plans
  House: 'De la casa',
  'House Account': 'Cuenta de la casa',
  'For the people who work at {{CLUB_NAME}}.': 'Para quienes trabajan en {{CLUB_NAME}}.',
  'Single club': 'Un solo club',
  'Select Access': 'Acceso Select',
  'Unlimited visits to {{CLUB_NAME}}, classes included.':
    'Visitas ilimitadas a {{CLUB_NAME}}, clases incluidas.',
  'Multiple clubs': 'Varios clubes',
  'Regional Access': 'Acceso regional',
  '{{CLUB_NAME}} and every other club of its region, {{REGION}}.':
    '{{CLUB_NAME}} y todos los demás clubes de su región, {{REGION}}.',
  'Every club in {{REGION}}, {{CLUB_NAME}} among them.':
    'Todos los clubes de {{REGION}}, {{CLUB_NAME}} entre ellos.',
  'All Access': 'Acceso total',
  'Every Foyer club, wherever you travel.': 'Todos los clubes Foyer, adonde viaje.',
  'Every Foyer club, wherever work takes you.':
    'Todos los clubes Foyer, adonde le lleve el trabajo.',
  'founders’ price': 'precio de fundador',
  'no initiation for card members': 'sin inscripción para titulares de la tarjeta',
  // Join confirmation
  'Welcome, {{FIRST_NAME}}': 'Le damos la bienvenida, {{FIRST_NAME}}',
  'You are a member of {{CLUB_NAME}}. Show the barcode at the door: it opens from today.':
    'Ya es miembro de {{CLUB_NAME}}. Muestre el código de barras en la entrada: abre desde hoy.',
  'You are a founding member of {{CLUB_NAME}}, which opens on {{OPEN_DAY}}. Bring the barcode on your first visit.':
    'Es miembro fundador de {{CLUB_NAME}}, que abre el {{OPEN_DAY}}. Traiga el código de barras en su primera visita.',
  'Your member ID is {{MEMBER_ID}}. Keep it for the front desk and for your account.':
    'Su número de miembro es {{MEMBER_ID}}. Guárdelo para la recepción y para su cuenta.',
  'If the barcode can’t be read, its number does as well: {{BARCODE}}.':
    'Si el código de barras no se puede leer, también sirve su número: {{BARCODE}}.',
  'Activate your account': 'Active su cuenta',
  'See your membership, your billing and your visits online.':
    'Vea su membresía, su facturación y sus visitas en línea.',
  'Activate your online account': 'Activar su cuenta en línea',
  // Gift cards and passes
  'First light': 'Primera luz',
  'Still water': 'Agua quieta',
  'Quiet stairs': 'Escalera tranquila',
  'A week with us': 'Una semana con nosotros',
  'Seven days in a row, once a person. Bring a photo ID.':
    'Siete días seguidos, una vez por persona. Traiga una identificación con foto.',
  'Three days with us': 'Tres días con nosotros',
  'Three days in a row, once a person. Bring a photo ID.':
    'Tres días seguidos, una vez por persona. Traiga una identificación con foto.',
  // Agreements
  'The summer club': 'El club de verano',
  'With this agreement your membership opens the summer club as well, from the first Friday of June to the last Sunday of September.':
    'Con este acuerdo su membresía también abre el club de verano, del primer viernes de junio al último domingo de septiembre.',
  'It is charged with the monthly fee and ends with the season. It can be ended before, at the end of any month.':
    'Se cobra con la mensualidad y termina con la temporada. Puede terminarse antes, al final de cualquier mes.',
  'Guests are welcome two at a time, and sign in at the door.':
    'Los invitados son bienvenidos de dos en dos y se registran en la entrada.',
  'With this agreement your membership opens the summer club as well.':
    'Con este acuerdo su membresía también abre el club de verano.',
  // Questions before the first assessment
  'What would you like to reach?': '¿Qué le gustaría lograr?',
  'Get stronger': 'Ganar fuerza',
  'Lose weight': 'Bajar de peso',
  'Run longer': 'Correr más tiempo',
  'Sleep and rest better': 'Dormir y descansar mejor',
  'How many days a week can you train?': '¿Cuántos días a la semana puede entrenar?',
  'One or two': 'Uno o dos',
  'Three or four': 'Tres o cuatro',
  'Five or more': 'Cinco o más',
  'Is there an injury or illness that a trainer should know of?':
    '¿Hay alguna lesión o enfermedad que un entrenador deba conocer?',
  'Full name of somebody to call': 'Nombre completo de alguien a quien llamar',
  'Their phone number': 'Su número de teléfono',
};

import type { Worded } from '@foyer/react-ui';

import type { privacyCopy } from '../../../copy/privacy.ts';

export const privacy: Worded<typeof privacyCopy> = {
  title: 'Confidentialité',
  lede: 'Ce que cette démonstration conserve à votre sujet, où, et pendant combien de temps.',
  parts: [
    {
      title: 'Sur cet appareil',
      text: [
        'Pendant que vous réservez, votre nom, votre adresse courriel, votre numéro de téléphone, votre club et l’heure choisie sont conservés dans ce navigateur, pour qu’un rechargement ou une connexion perdue ne vous coûte rien. Quinze minutes après le début, ils sont effacés la prochaine fois que la page est ouverte. Vous pouvez les effacer tout de suite avec « Recommencer », ou en effaçant les données de ce site dans votre navigateur.',
        'Lorsque deux versions d’une page sont comparées, un nombre aléatoire dans ce navigateur décide laquelle vous voyez, pour que vous revoyiez la même. Il ne dit rien de vous.',
      ],
    },
    {
      title: 'Sur le serveur',
      text: [
        'Lorsque vous demandez une visite ou une inscription en ligne, ces renseignements, vos choix au sujet des messages texte et des nouvelles, et l’heure que vous réservez sont inscrits dans la base de données de la personne qui fait tourner cette démonstration. Sur votre propre ordinateur, c’est un fichier dans le dossier de données que nomme la commande de démarrage. Supprimez le dossier, et ils disparaissent.',
      ],
    },
    {
      title: 'Messages',
      text: [
        'Les messages texte et les nouvelles ne sont envoyés que si vous les avez acceptés. La démonstration elle-même n’envoie aucun message texte. Les courriels restent dans une boîte d’envoi sur le serveur, à moins qu’un serveur de courriel n’ait été configuré.',
      ],
    },
    {
      title: 'Ce qui n’est pas fait',
      text: [
        'Les témoins ne conservent que ce que vous avez demandé : la langue que vous avez choisie, votre connexion, ce que vous êtes sur le point d’acheter. Personne n’est informé de votre visite sur ce site, et rien n’est chargé depuis d’autres sites. Le lien vers une carte ouvre OpenStreetMap, qui apprend alors quel club vous avez regardé.',
      ],
    },
  ],
};

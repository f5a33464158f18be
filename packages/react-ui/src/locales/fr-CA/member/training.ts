import type { trainingCopy } from '../../../copy/training.ts';
import type { Worded } from '../../../locale/worded.ts';

export const training: Worded<typeof trainingCopy> = {
  bodyLoading: 'Chargement de vos mesures…',
  bodyEmpty:
    'Rien n’a encore été mesuré. Votre entraîneur prend les mesures avec vous à la première évaluation.',
  measuredOn: (day) => `Mesuré le ${day}`,
  zonesTitle: 'Fréquences cardiaques d’entraînement',
  zonesIntro: (age) => `Selon votre âge, ${age} ans. Ce que vous ressentez compte davantage.`,
  zone: (from, to) => `de ${from} à ${to}`,
  zoneUnit: ' battements par minute',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Vos évaluations',
  assessmentsLoading: 'Chargement de vos évaluations…',
  assessmentsEmpty:
    'Aucune évaluation n’a encore été faite. Voici celles qu’un entraîneur passe en revue avec vous.',
  otherAssessment: 'Autre évaluation',
  notMade: 'Pas encore',
  by: (trainer) => `avec ${trainer}`,
  times: (times, first) => `${times} fois depuis le ${first}`,
  questionsTitle: 'Avant votre première évaluation',
  questionsLoading: 'Chargement des questions…',
  questionsEmpty: 'Il n’y a pas de questions pour le moment.',
  answered: 'Ce que vous nous avez dit. Si quelque chose a changé, dites-le à votre entraîneur.',
  unanswered:
    'Votre entraîneur vous les pose à la première rencontre. Pensez-y, et apportez des chaussures confortables et la liste des médicaments que vous prenez.',
  notAnswered: 'Pas encore de réponse',
  choices: (choices) => choices.join(' · '),
  account: 'Retour à votre compte',
  newcomer: 'Vous ne vous entraînez encore avec personne',
  newcomerNote: 'Un entraîneur part de là où vous en êtes et de là où vous voulez aller.',
  newcomerWay: 'L’entraînement privé dans nos clubs',
  zones: { moderate: 'Modérée', vigorous: 'Élevée' },
  assessments: {
    'Informed Consent': 'Consentement éclairé',
    'Personal Information': 'Renseignements personnels',
    Goals: 'Objectifs',
    'Exercise History': 'Expérience de l’exercice',
    Lifestyle: 'Mode de vie',
    'Medical Orthopedic History': 'Antécédents médicaux et orthopédiques',
    'Body Measurements': 'Mensurations',
    'Functional Movement Screen': 'Bilan des mouvements fonctionnels',
    'Performance Testing': 'Tests de performance',
  },
};

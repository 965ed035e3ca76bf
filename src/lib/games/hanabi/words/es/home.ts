import { aims } from '../brief.ts';
import type { HomeWords } from '../home.ts';

/** Words of the picture on the home page: a night of Hanabi, step by step. */
export const home: HomeWords = {
  title: 'Una noche de Hanabi',
  aim: aims.es,
  picture: 'Cinco cohetes en una colina, de noche, y una mano de cartas boca abajo',
  step: (step, of) => `Paso ${step} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  again: 'Desde el principio',
  steps: {
    hidden:
      'Cinco cohetes esperan en la colina, uno de cada color. Cada cual ve todas las cartas menos las suyas: estas son las tuyas.',
    clue: 'Alguien gasta una pista: «Estas dos son 1». Todo cohete empieza con un 1.',
    plays:
      'Te fías y juegas las dos. Despegan dos cohetes: cada uno sube del 1 al 5, carta a carta.',
    storm:
      'Una carta que no encaja se pierde y desata una tormenta. Con la tercera se acaba la noche. Las pistas escasean: un descarte devuelve una.',
    bursts:
      'Con su 5 un cohete estalla. Cada carta que voló es un punto para todos juntos: aquí, 22 de 25.',
  },
};

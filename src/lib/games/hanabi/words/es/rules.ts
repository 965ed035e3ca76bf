import type { HanabiWords } from '../index.ts';

/** What explains itself where it first happens. */
export const explained: HanabiWords['explained'] = {
  storm:
    'Una carta que no encaja desata una tormenta y cuesta una ficha. La tercera tormenta acaba la partida.',
  clueBack: 'Un cohete que estalla devuelve una ficha de pista, salvo que estén las ocho.',
  lastLap:
    'Se ha robado la última carta: queda un turno para cada cual, y después se cuentan los puntos.',
};

/** The rules, in short. */
export const rules: HanabiWords['rules'] = [
  'Cada cual ve todas las cartas menos las suyas. Entre todos se construyen cinco cohetes, uno de cada color, del 1 al 5.',
  'En su turno, cada cual hace una de tres cosas: dar una pista, descartar una carta o jugarla.',
  'Una pista cuesta una ficha de pista. Va a otra persona y nombra un color o un número; se señalan todas sus cartas que coinciden.',
  'Un descarte devuelve una ficha de pista. Mientras están las ocho, no se descarta.',
  'Una carta jugada sube a su cohete si es el número que sigue. Si no, se pierde, y con ella una ficha de tormenta. Un 5 devuelve una ficha de pista.',
  'La partida acaba con los cinco cohetes, con la tercera tormenta, o un turno por persona después de robarse la última carta. Los puntos son las cartas de los cohetes; tras la tercera tormenta, 0.',
];

import { describe, expect, test } from 'vitest';
import { mentionsCrisis } from '@vetsync/machines/system/model';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

describe('the crisis line comes first when a person', () => {
  test.each([
    'I want to die',
    'i wanna die',
    'I just want to die.',
    'Sometimes I wish I was dead',
    'I’ve been thinking about suicide',
    'feeling suicidal tonight',
    'I am going to kill myself',
    'thinking of killing myself',
    'I want to end my life',
    'I could end it all tonight',
    'My family would be better off without me',
    "I don't want to be here anymore",
    'I don’t want to wake up',
    "I can't go on",
    "I can't do this anymore",
    'There is no reason to live',
    "There's no point in going on",
    'Life is not worth living',
    'I have nothing left to live for',
    "I'm tired of living",
    "I won't be around much longer",
    "I'm a burden to everyone",
    'I feel hopeless',
    'I keep cutting myself',
    'I might hurt myself',
    'self-harm',
    'I took all my pills',
    'thinking about an overdose',
    'I have a gun to my head',
    'I want to jump off a bridge',
    'I could just drive into a tree',
    "I don't feel safe with myself",
    'My husband wants to kill himself',
    'My brother says he wants to die',
    'I am going to hurt someone',
    "I'm in crisis",
    'what is the crisis line',
    'Should I call 988?',
    'Quiero morir',
    'no quiero vivir así',
    'Me quiero morir',
    'A veces me quiero matar',
    'Tengo ganas de morir',
    'Quisiera estar muerta',
    'He pensado en matarme',
    'Pienso en el suicidio',
    'me voy a suicidar',
    'Voy a quitarme la vida',
    'Quiero acabar con mi vida',
    'Quiero terminar con todo esta noche',
    'Mi familia estaría mejor sin mí',
    'Ya no quiero estar aquí',
    'No quiero seguir viviendo',
    'Ojalá no despertara',
    'No tengo razones para vivir',
    'No le veo sentido: la vida no vale la pena',
    'Estoy cansado de vivir',
    'Estoy harta de todo',
    'Ya no puedo más',
    'No aguanto más',
    'No puedo seguir así',
    'Soy una carga para mi familia',
    'No veo salida',
    'Perdí la esperanza',
    'Adiós para siempre',
    'Quiero hacerme daño',
    'Me corto los brazos',
    'me autolesiono',
    'Me tomé todas las pastillas',
    'Pensé en una sobredosis',
    'Quiero tirarme de un puente',
    'voy a pegarme un tiro',
    'Tengo una pistola en la cabeza',
    'No me siento segura conmigo misma',
    'Mi esposo se quiere matar',
    'Quiero matar a mi jefe',
    'Voy a lastimarlo',
    'Estoy en crisis',
    '¿Cuál es la línea de crisis?',
  ])('writes %j', (text) => {
    expect(mentionsCrisis(text)).toBe(true);
  });
});

describe('denials, quotes and figures of speech also show it', () => {
  test.each([
    "I'm not suicidal, I just need help with forms",
    'I would never kill myself',
    'He said "I want to die" and hung up',
    'My counselor asked whether I think about suicide',
    'This paperwork makes me want to die',
    'I no longer want to end my life',
    'No pienso en suicidarme, solo necesito ayuda con un formulario',
    'Me quiero morir de la risa',
  ])('%j', (text) => {
    expect(mentionsCrisis(text)).toBe(true);
  });
});

describe('written in other ways', () => {
  test.each([
    'I WANT TO DIE',
    'want\nto\n\ndie',
    'k i l l  myself',
    'k*ll myself',
    'su!c1de',
    'su\u200bicide',
    'suïcidal',
    'sucide',
    'suiside',
    'kill my self',
    'QUIERO MORIR',
    'm a t a r m e',
    'qu1ero m0rir',
    'quiero hacerme dan\u0303o',
    'kms',
    'unaliving',
    'I dont want to live',
    'ｓｕｉｃｉｄｅ',
  ])('%j', (text) => {
    expect(mentionsCrisis(text)).toBe(true);
  });
});

describe('similar phrases get a normal reply', () => {
  test.each([
    '',
    '   ',
    'Help with VA benefits',
    'Career transition advice',
    'Education planning',
    'How do I use my GI Bill benefits?',
    'Translate my military skills to civilian jobs',
    'Find a mental health provider near me',
    'Help me prepare for a job interview',
    'What is the deadline?',
    'How can I kill time before the interview?',
    'I am dying to know the result',
    'My laptop died',
    'Shoot me an email',
    'hanging out with friends',
    'I want to end my lease',
    'When does my enlistment end?',
    'How do we cut costs?',
    'I want a killer resume',
    'I have worked in crisis management',
    'The financial crisis of 2008',
    'I cut the grass myself',
    'a suitcase and two decided suits',
    'I want to live in Austin',
    'There are 22 of us in one unit',
    'I took my pills with lunch',
    'life insurance for my wife',
    'Am I ready to diet?',
    'I will do it myself',
    'on the other hand, I can not decide',
    'Ayuda con los beneficios de VA',
    'Consejos para mi transición laboral',
    'Planear mis estudios',
    '¿Cómo uso los beneficios de mi GI Bill?',
    'Traducir mis habilidades militares a empleos civiles',
    'Encontrar un profesional de salud mental cerca de mí',
    'Ayuda para preparar una entrevista de empleo',
    'Me muero por saber el resultado',
    'Quiero terminar con mi vida militar el próximo año',
    'No puedo más de dos días por semana',
    '¿Hay una salida laboral en logística?',
    'Tengo experiencia en manejo de crisis',
    'Trabajé durante la crisis económica',
    'Quiero matar el tiempo antes de la entrevista',
    'Quiero vivir en Austin',
    'Voy a cortarme el pelo antes de la entrevista',
    'Seguro de vida para mi esposa',
    'Mi teléfono se quedó sin batería',
    'Tomé mis pastillas con el almuerzo',
    'Quiero saltar a otro tema',
  ])('%j', (text) => {
    expect(mentionsCrisis(text)).toBe(false);
  });
});

test('two thousand characters are checked fast', () => {
  const check = () => {
    mentionsCrisis('i want to be to be to be '.repeat(80));
    mentionsCrisis('a '.repeat(1_000));
    mentionsCrisis('no quiero ya mas seguir mas ya '.repeat(70));
  };
  expect(leastCpuTimeMs(check)).toBeLessThan(100);
});

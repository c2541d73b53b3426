/**
 * Sentences that were written before the phrase lists were read: what somebody may type, and its level and kind. The first run is
 * in docs/decisions/252-crisis.md. Assault and no place to sleep are signs: no life is in danger by the words alone.
 */
import type { Crisis } from '@vetsync/machines/system/model';

type Found = readonly [text: string, level: Crisis['level'], kind: Crisis['kind']];

export const blindFound: { readonly en: readonly Found[]; readonly es: readonly Found[] } = {
  en: [
    ['I wrote the notes to my kids last night and the rifle is loaded.', 'explicit', 'suicide'],
    ['honestly I just want to be dead, that is all I think about', 'explicit', 'suicide'],
    ['Im going to drive into the overpass tonight', 'explicit', 'suicide'],
    ['I swallowed the whole bottle of oxy about an hour ago', 'explicit', 'overdose'],
    ['my chest feels like it is being crushed and my left arm went numb', 'explicit', 'medical'],
    ['If I see my old sergeant again I will put a bullet in him', 'explicit', 'violence'],
    ['My husband choked me last night and I am scared to go home', 'explicit', 'abuse'],
    ['I was raped by someone in my unit and never told anybody', 'indirect', 'assault'],
    ['We got evicted today and have nowhere to sleep tonight', 'indirect', 'homeless'],
    ['Everyone would be happier if I was not around anymore', 'indirect', 'suicide'],
    ['I gave my dog away because I will not need to take care of him much longer', 'indirect', 'suicide'],
    ['what is even the point of waking up tomorrow', 'indirect', 'suicide'],
    ['My battle buddy texted me goodbye and he has his pistol with him', 'aboutOther', 'suicide'],
    ['my son took a bunch of pills and he will not wake up', 'aboutOther', 'overdose'],
    ['How do I help a friend who keeps saying he wants to end it all?', 'aboutOther', 'suicide'],
  ],
  es: [
    ['Ya escribí la carta de despedida y tengo la pistola en la mesa', 'explicit', 'suicide'],
    ['me quiero morir, ya no puedo con esto', 'explicit', 'suicide'],
    ['Esta noche me voy a colgar', 'explicit', 'suicide'],
    ['Me acabo de tragar todas las pastillas para dormir', 'explicit', 'overdose'],
    ['siento que me aplastan el pecho y no puedo respirar', 'explicit', 'medical'],
    ['Si lo vuelvo a ver le meto un tiro a mi jefe', 'explicit', 'violence'],
    ['Mi esposo me pega y me da miedo volver a la casa', 'explicit', 'abuse'],
    ['Abusaron de mí sexualmente cuando estaba en la base', 'indirect', 'assault'],
    ['Me echaron del apartamento y hoy voy a dormir en el carro con mis hijos', 'indirect', 'homeless'],
    ['Mi familia estaría mejor si yo no estuviera', 'indirect', 'suicide'],
    ['ya no le veo sentido a nada, estoy cansado de vivir así', 'indirect', 'suicide'],
    ['pronto ya no voy a ser una carga para nadie', 'indirect', 'suicide'],
    ['Mi hermano dice que se va a matar y no me abre la puerta', 'aboutOther', 'suicide'],
    ['Encontré a mi papá tirado con el frasco de pastillas vacío, no responde', 'aboutOther', 'overdose'],
    ['¿Qué hago si mi compañero de la unidad me dijo que ya no quiere vivir?', 'aboutOther', 'suicide'],
  ],
};

export const blindHarmless: { readonly en: readonly string[]; readonly es: readonly string[] } = {
  en: [
    'This paperwork is killing me, where do I upload my DD214?',
    'I shot expert on the rifle range three years running.',
    'My resume is dead on arrival with every recruiter.',
    'Can I refill my blood pressure pills through the VA pharmacy?',
    'I want to end my lease early because of PCS orders.',
    'My father died in 2019, can my mother get survivor benefits?',
    'I took the wrong exit and missed my appointment, can I reschedule?',
    'He killed it in the interview and got the job.',
    'How is chest pain rated for a heart condition claim?',
    'I served on a suicide prevention team and want to put it on my resume.',
    'I am tired of waiting on hold with the regional office.',
    'Do I need a permit to carry my pistol across state lines?',
    'I volunteer at a shelter for homeless veterans on Saturdays.',
    'What is the point of a fully developed claim?',
    'I am done with school in May and ready to leave this town.',
  ],
  es: [
    'Me muero de hambre, ¿a qué hora abre la cafetería del hospital?',
    '¿Cómo pido más pastillas para la presión en la farmacia del VA?',
    'Este trámite me está matando, llevo tres meses esperando.',
    'Mi abuelo murió en Vietnam y busco sus medallas.',
    'Quiero terminar mi contrato de renta antes de tiempo.',
    'Trabajé como guardia armado con pistola en Irak.',
    'Estoy cansado de llenar formularios.',
    '¿Qué sentido tiene apelar si ya tengo el 70 %?',
    'Fui voluntaria en un refugio para personas sin hogar.',
    'Le pegué al clavo con ese currículum, me llamaron el mismo día.',
    'Me gustaría estudiar para trabajar en la prevención del suicidio.',
    'Disparé en la competencia de tiro de mi batallón.',
    'No puedo vivir sin mi café de la mañana.',
    '¿Puedo dejar mi GI Bill a mis hijos si yo no la uso?',
    'Se me murió el teléfono a mitad de la entrevista.',
  ],
};

import { fromCallback, type EventObject } from 'xstate';

/** What browsers have of speech recognition. TypeScript has no types for it, because it is no standard yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}
type RecognitionClass = new () => Recognition;
const recognitionIn = (window: object) =>
  (window as { SpeechRecognition?: RecognitionClass }).SpeechRecognition ??
  (window as { webkitSpeechRecognition?: RecognitionClass }).webkitSpeechRecognition;

/** What this browser can do with speech. */
export const speechDevices = () => ({
  listens: recognitionIn(window) !== undefined,
  speaks: 'speechSynthesis' in window,
});

const tags: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US' };

/** Turns what the person says into text, one sentence at a time, until it is stopped. */
export const listen = fromCallback<EventObject, { language: string }>(({ input, sendBack }) => {
  const Recognizes = recognitionIn(window);
  if (!Recognizes) return void sendBack({ type: 'speech.ended' });
  const recognition = new Recognizes();
  recognition.lang = tags[input.language] ?? input.language;
  recognition.continuous = false;
  recognition.onresult = ({ results }) => {
    const text = results[results.length - 1]?.[0]?.transcript.trim() ?? '';
    if (text !== '') sendBack({ type: 'speech.heard', text });
  };
  // Also after an error, such as a microphone that isn't allowed.
  recognition.onend = () => sendBack({ type: 'speech.ended' });
  recognition.start();
  return () => {
    recognition.onend = null;
    recognition.abort();
  };
});

/** Reads a text aloud, until it is stopped. */
export const speak = fromCallback<EventObject, { language: string; text: string }>(({ input, sendBack }) => {
  const said = new SpeechSynthesisUtterance(input.text);
  said.lang = tags[input.language] ?? input.language;
  const end = () => sendBack({ type: 'aloud.ended' });
  said.addEventListener('end', end);
  said.addEventListener('error', end);
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
  return () => {
    said.removeEventListener('end', end);
    said.removeEventListener('error', end);
    speechSynthesis.cancel();
  };
});

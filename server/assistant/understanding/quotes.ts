/** A text that somebody else wrote, put into a question. */
const quoted =
  /\[(?:pasted|copied|pegado|copiado)|\bnote to (?:the )?(?:ai|assistant|bot)|\bnota (?:para|a) (?:la )?ia\b|\b(?:page|listing|resume|email|message|letter|ad|website|post|flyer|document|pdf|pagina|anuncio|curriculum|cv|correo|mensaje|carta|documento)\b[^.?!]{0,30}\b(?:says?|reads?|dice|pone)\b|<!--|^\s*(?:translate|traduce|traduzca|summarize|resume|resuma)\b[^:]{0,40}:|\bai\s*[,:]\s|["'“«][^"'”»]*\b(?:assistant|asistente|ai|ia)\b[^"'”»]*["'”»]/i;
const orderInQuote =
  /\b(?:assistant|asistente|ai|ia|bot|chatbot)\b[^.?!]{0,60}\b(?:must|should|debe|has to|tiene que|approve|aprueba|mark|tell|say|di|dile|ask|hire|rank|delete|borra|send|manda|ignore|ignora|recommend|recomienda)\b|note to (?:the )?(?:ai|assistant)|nota (?:para|a) (?:la )?ia|ignore (?:all |the |your )?(?:previous|prior|above)|ignora (?:las|tus|todas)|<!--/i;

/** What somebody else wrote, and what remains of the question without it. */
export function withoutQuote(text: string): { isInjected: boolean; rest: string } {
  if (!quoted.test(text) || !orderInQuote.test(text)) return { isInjected: false, rest: text };
  const rest = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/["“«][^"”»]*["”»]/g, ' ')
    .replace(/(?<=[\s:])'[^']*'/g, ' ')
    .replace(/\b(?:note to (?:the )?(?:ai|assistant|bot)|nota (?:para|a) (?:la )?ia)\b[^.]*\.?/gi, ' ');
  return { isInjected: true, rest };
}

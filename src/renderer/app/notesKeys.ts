/** Commands with keys in the notes window: they move the lesson and the step; none opens a dialog before the class. */
const HEARD =
  /^(?:step|stop|ask|hand|present|replay)\.|^lesson\.(?:next|back|skip|return|leave)$|^notes\.|^view\.leave$|^node\./;
const COMPARED = /^compare\.(?:forward|back|ten|tenBack|play|start|end|ask)$/;

export function isNotesKey(id: string): boolean {
  return HEARD.test(id) || COMPARED.test(id);
}

/** The keys that are heard in the window of the notes: what moves the lesson and the step, and nothing that opens a dialog over the class. */
const HEARD =
  /^(?:step|stop|ask|hand|present|replay)\.|^lesson\.(?:next|back|return|leave)$|^notes\.|^view\.leave$|^node\./;
const COMPARED = /^compare\.(?:forward|back|ten|tenBack|play|start|end|ask)$/;

/** Whether a command answers its keys there. */
export function isNotesKey(id: string): boolean {
  return HEARD.test(id) || COMPARED.test(id);
}

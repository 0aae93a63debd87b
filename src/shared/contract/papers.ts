/** In millimetres, upright. `name`: in CSS. */
export const PAPERS = {
  a4: { label: 'A4', name: 'A4', width: 210, height: 297 },
  letter: { label: 'Letter', name: 'letter', width: 215.9, height: 279.4 },
} as const;

export type PaperId = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as PaperId[];

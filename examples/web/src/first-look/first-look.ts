import { fetchFonts } from './early-fonts.ts';
import { notePresses } from './early-press.ts';
import { lookFirst } from './look-first.ts';

/** The build puts this into the head of each page. */
lookFirst(document);
notePresses(document);
fetchFonts(document);

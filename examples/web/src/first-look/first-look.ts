import { lookFirst } from './look-first.ts';

/** The build puts this into the head of each page. */
lookFirst(document);

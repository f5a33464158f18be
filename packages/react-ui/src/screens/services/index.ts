/** Gift cards, trial passes, feedback, agreements and training: `@foyer/react-ui/services`, an entry of its own, since no first screen needs it. */
export {};

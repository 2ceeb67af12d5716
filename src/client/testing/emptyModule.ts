// Jest maps style sheets and fonts to this module.
export {};

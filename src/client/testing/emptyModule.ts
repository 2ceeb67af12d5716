// What a style sheet or a font is to Jest.
export {};

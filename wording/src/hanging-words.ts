/** Words, signs and bare numbers that must not end a shortened text, because they belong to the next word. */
export const hangingWords =
  /(?:[\s,;:×—–«(-]|(?<= )\d+|(?<!\p{L})(?:для|від|без|під|над|при|про|або|що|як|із|зі|та|до|на|по|за|і|й|з|у|в|о|а))+$/iu;

/** What cannot be the last word: words, signs and bare numbers that belong to one that was cut off. */
export const hangingWords =
  /(?:[\s,;:×—–«(-]|(?<= )\d+|(?<!\p{L})(?:для|від|без|під|над|при|про|або|що|як|із|зі|та|до|на|по|за|і|й|з|у|в|о|а))+$/iu;

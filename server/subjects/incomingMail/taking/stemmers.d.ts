declare module 'snowball-stemmers' {
  export function newStemmer(language: 'dutch'): { stem(word: string): string }
}

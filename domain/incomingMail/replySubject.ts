/** The subject of an answer: `Re: …`, once however often it goes back and forth. */
export function replySubject(subject: string): string {
  const bare = subject.replace(/^(?:\s*(?:re|antw|aw|fw|fwd|doorst|réf|tr)\s*(?:\[\d{1,4}\]\s*)?:)+/i, '').trim()
  return `Re: ${bare}`.slice(0, 400).trim()
}

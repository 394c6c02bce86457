/** A thread that does what it is told: answers, refuses, fails, dies, hangs, or fills its memory. */
import { Refused } from '#server/errors.ts'
import { answerQuestions } from '#server/foundation/worker.ts'

let count = 0

answerQuestions(async (question: string): Promise<number> => {
  count += 1
  switch (question) {
    case 'refuse':
      throw new Refused({ key: 'error.import.empty', values: { max: 1 } })
    case 'fail':
      throw new Error('It has no headers.')
    case 'exit':
      return process.exit(3)
    case 'throw later':
      setImmediate(() => {
        throw new TypeError('nobody catches this')
      })
      return new Promise(() => {})
    case 'hang':
      for (;;) count += 1
    case 'fill': {
      const all: number[][] = []
      for (;;) all.push(Array.from({ length: 1000 }, (_, n) => n * 1.5))
    }
  }
  return count
})

/** Beside the page: solves the puzzle it is given and answers with the captcha. */
import { solvePuzzle } from './puzzle.ts'

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  solvePuzzle(data).then(
    (captcha) => postMessage(captcha),
    (error: unknown) => {
      // Outside the promise, so that the page hears of it.
      setTimeout(() => {
        throw error
      })
    },
  )
})

/** Worker that solves a puzzle and posts the solution. */
import { solvePuzzle } from './puzzle.ts'

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  solvePuzzle(data).then(
    (captcha) => postMessage(captcha),
    (error: unknown) => {
      // Thrown outside the promise, so that the page's error event fires.
      setTimeout(() => {
        throw error
      })
    },
  )
})

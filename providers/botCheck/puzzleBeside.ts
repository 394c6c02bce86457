/** Solves the puzzle in a worker, so that the page stays responsive; without workers, in the page. */

/** @throws As `solvePuzzle` does. */
export async function solveBeside(challenge: unknown): Promise<string> {
  try {
    return await inWorker(challenge)
  } catch {
    const { solvePuzzle } = await import('./puzzle.ts')
    return solvePuzzle(challenge)
  }
}

async function inWorker(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./puzzleWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
      worker.onerror = () => reject(new Error('The worker could not solve the puzzle.'))
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}

/** Prints the API's description as the running app gives it, for a copy of the project to be compared by. */
import { startServer } from './server.ts'

const { app, stop } = await startServer()
process.stdout.write(JSON.stringify(app.swagger(), null, 1))
await stop()

/** Prints the API's description from the running app, to compare with that of a copy of the project. */
import { startServer } from './server.ts'

const { app, stop } = await startServer()
process.stdout.write(JSON.stringify(app.swagger(), null, 1))
await stop()

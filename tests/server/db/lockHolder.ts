/** Takes the lock on the given folder, tells its parent, and stays. */
import { lockFolder } from '#server/db/lock.ts'

lockFolder(process.argv[2] ?? '')
process.send?.('has it')
setInterval(() => {}, 1000)

/** An icon by the name that the server gives it; nothing for one that is not known here. */
import { icons } from './icons.ts'

const KnownIcon = ({ name }: { name: string }) => {
  const Icon = icons[name]
  return Icon ? <Icon fontSize="small" /> : null
}

export default KnownIcon

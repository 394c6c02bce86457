/** Icon by the name that the server sends; nothing for an unknown name. */
import { icons } from './icons.ts'

const KnownIcon = ({ name }: { name: string }) => {
  const Icon = icons[name]
  return Icon ? <Icon fontSize="small" /> : null
}

export default KnownIcon

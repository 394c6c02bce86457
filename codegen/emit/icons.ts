/** Emits the menu's icons by name, only those in use: the whole set weighs 681 kB. */
import { banner } from '#codegen/banner.ts'
import type { ProjectEmitter } from '#codegen/model.ts'

export const emitIcons: ProjectEmitter = ({ entities }) => {
  const names = [...new Set(entities.flatMap(({ ui }) => ui.menu?.icon ?? []))].sort()
  const text = [
    banner('schemas/*.schema.json'),
    `import type { SvgIconComponent } from '@mui/icons-material'\n`,
    ...names.map((name) => `import ${name}Icon from '@mui/icons-material/${name}'\n`),
    '\nexport const icons: Readonly<Record<string, SvgIconComponent>> = {\n',
    ...names.map((name) => `  ${name}: ${name}Icon,\n`),
    '}\n',
  ]
  return [{ path: 'resources/generated/icons.ts', text: text.join('') }]
}

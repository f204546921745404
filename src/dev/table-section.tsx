import { Info, KeyRound, UserX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '#ui/menu.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Section } from './section.tsx'

type Person = { name: string; age: number; since: string }
const PEOPLE: readonly Person[] = [
  { name: 'Teo Ríos', age: 34, since: '18 oct 2026' },
  { name: 'Inés Robles', age: 27, since: '9 oct 2026' },
  { name: 'Hugo Marín', age: 61, since: '22 ago 2026' },
]

/** A table with row menus, and tooltips. */
export function TableSection(): ReactNode {
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending')
  const [done, setDone] = useState('Nada hecho.')
  const sign = sorted === 'ascending' ? 1 : -1
  const rows = PEOPLE.toSorted((a, b) => sign * (a.age - b.age))
  const columns: Column<Person>[] = [
    { key: 'name', label: 'Persona', cell: ({ name }) => name },
    {
      key: 'age',
      label: 'Edad',
      numeric: true,
      cell: ({ age }) => age,
      sorted,
      onSort: () => setSorted(sorted === 'ascending' ? 'descending' : 'ascending'),
    },
    { key: 'since', label: 'Alta', cell: ({ since }) => since },
    {
      key: 'actions',
      label: <span className="sr-only">Acciones</span>,
      cell: ({ name }) => (
        <Menu
          label={`Acciones de ${name}`}
          items={[
            { label: 'Ver el perfil', icon: <Info />, href: '#perfil' },
            {
              label: 'Cerrar sus sesiones',
              icon: <KeyRound />,
              onSelect: () => setDone(`Sesiones de ${name} cerradas.`),
            },
            {
              label: 'Desactivar',
              icon: <UserX />,
              danger: true,
              onSelect: () => setDone(`${name}, sin acceso.`),
            },
          ]}
        />
      ),
    },
  ]
  return (
    <Section title="Tablas y menús">
      <Table caption="Usuarios" columns={columns} rows={rows} rowKey={({ name }) => name} />
      <p role="status">{done}</p>
      <div className="gallery-row">
        <Tooltip text="Media de tus últimas siete pesadas.">
          {(describedBy) => (
            <button type="button" aria-describedby={describedBy} className="gallery-icon">
              <Info aria-hidden="true" />
              <span className="sr-only">Tendencia</span>
            </button>
          )}
        </Tooltip>
      </div>
      <Table
        dense
        caption="Registros"
        columns={columns.slice(0, 3)}
        rows={PEOPLE}
        rowKey={({ name }) => name}
        className="gallery-low"
      />
    </Section>
  )
}

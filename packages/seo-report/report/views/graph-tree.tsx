import { asNode, typesOf, type JsonLdNode } from '../../json-ld/graph';

const nameOf = (node: JsonLdNode) => {
  const name = node.name ?? node['@id'] ?? '';
  return typeof name === 'string' ? name : '';
};

type ValueProps = { name: string; value: unknown };

/** Shows a property with its value. */
function Property({ name, value }: ValueProps) {
  if (Array.isArray(value)) {
    return (
      <li>
        <span className="key">{name}</span>
        <ol>
          {value.map((item: unknown, index) => (
            <Property key={index} name={String(index + 1)} value={item} />
          ))}
        </ol>
      </li>
    );
  }
  const node = asNode(value);
  if (!node) {
    return (
      <li>
        <span className="key">{name}</span> <span>{String(value)}</span>
      </li>
    );
  }
  return (
    <li>
      <span className="key">{name}</span> <span className="type">{typesOf(node).join(', ')}</span>
      <Properties node={node} />
    </li>
  );
}

const Properties = ({ node }: { node: JsonLdNode }) => (
  <ul>
    {Object.entries(node)
      .filter(([name]) => name !== '@type')
      .map(([name, value]) => (
        <Property key={name} name={name} value={value} />
      ))}
  </ul>
);

/** Shows the structured data of a page; each node opens. */
export const GraphTree = ({ graph }: { graph: readonly JsonLdNode[] }) => (
  <div className="graph">
    {graph.map((node, index) => (
      <details key={index}>
        <summary>
          <span className="type">{typesOf(node).join(', ')}</span> <span>{nameOf(node)}</span>
        </summary>
        <Properties node={node} />
      </details>
    ))}
  </div>
);

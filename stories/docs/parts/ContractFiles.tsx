import { demoLink } from './demoLink.ts';

const files = {
  'openapi.json': 'the calls, as OpenAPI 3.1',
  'asyncapi.json': 'the messages of the socket, as AsyncAPI 3',
  'postman_collection.json': 'requests to try, for Postman',
  'arazzo.json': 'how points are earned, as Arazzo workflows',
};

/** Links to the contract as files for other tools; the demo serves them. */
export const ContractFiles = () => (
  <ul>
    {Object.entries(files).map(([name, what]) => (
      <li key={name}>
        <a href={new URL(`contract/${name}`, demoLink()).href}>{name}</a>: {what}
      </li>
    ))}
  </ul>
);

import { clientFacts, type Client } from '../components/client-facts';
import { PageEntries, PageEntry } from '../components/page-entry';

type CaseStudyListProps = {
  caseStudies: readonly {
    path: string;
    title: string;
    description: string;
    client: Client;
    sample: boolean;
  }[];
};

export const CaseStudyList = ({ caseStudies }: CaseStudyListProps) => (
  <PageEntries pages={caseStudies}>
    {({ client, ...page }) => (
      <PageEntry
        {...page}
        language={null}
        facts={clientFacts(client).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      />
    )}
  </PageEntries>
);

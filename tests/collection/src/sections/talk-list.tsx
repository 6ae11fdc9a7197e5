import { PageEntries, PageEntry } from '../components/page-entry';

type Talk = { path: string; title: string; description: string; sample: boolean };

export const TalkList = ({ talks }: { talks: readonly Talk[] }) => (
  <PageEntries pages={talks}>
    {(talk) => <PageEntry {...talk} language={null} facts={null} />}
  </PageEntries>
);

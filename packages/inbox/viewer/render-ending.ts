import { STATUS_CODES } from 'node:http';
import type { RequestRecord } from '../message';
import { escape } from './html';

/** Renders the outcome of a request in words; this element changes while a page is open. */
export function renderEnding(record: RequestRecord | undefined): string {
  const isGood = record?.ending === 'answered' && record.status !== null && record.status < 300;
  return `<span class="ending${isGood ? ' good' : ''}">${describeEnding(record)}</span>`;
}

/** Renders the fault of a request, if any, as it was scripted. */
export function renderFault(record: RequestRecord | undefined): string {
  if (!record?.fault) return '';
  const script = JSON.stringify(record.fault);
  return ` <span>by the fault ${escape(script.length > 80 ? `${script.slice(0, 80)}…` : script)}</span>`;
}

function describeEnding(record: RequestRecord | undefined): string {
  if (!record) return 'Too long ago to tell';
  const { ending, status } = record;
  const answer = status === null ? 'no answer' : `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  switch (ending) {
    case 'open':
      return status === null ? 'Not answered yet' : `Answering ${answer}`;
    case 'answered':
      return `Answered ${answer}`;
    case 'broken':
      return `Connection broken, ${answer}`;
    case 'aborted':
      return `The browser went away, ${answer}`;
  }
}

import type { KeyValueStore } from '@foyer/core';
import { Button, portTokens, useLeadFlow, useService } from '@foyer/react-ui';
import { type JSX, useEffect, useRef, useState } from 'react';

import { clockShiftKey, flags, readSwitches } from '../site-settings.ts';

/** Opens the developer tools. Shown in every page's footer when the API has developer tools. */
export default function DevTools(): JSX.Element | null {
  const available = useDevTools();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  if (!available) return null;
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <aside className="site-dev" aria-label="Developer tools">
      <button type="button" className="foyer-link" onClick={show}>
        Developer tools
      </button>
      <dialog
        ref={dialog}
        className="foyer-dialog"
        data-held={open ? '' : undefined}
        aria-labelledby="dev-panel-title"
        // The event fires after closing, when the dialog may already be open again.
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
        closedby="any"
      >
        {open && <DevPanel onClose={() => dialog.current?.close()} />}
      </dialog>
    </aside>
  );
}

/**
 * True once the API reports that it has developer tools. A production server has none, even on the loopback interface.
 */
function useDevTools(): boolean {
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    const current = new AbortController();
    fetch('/dev/mailbox', { method: 'HEAD', signal: current.signal }).then(
      ({ ok }) => setAvailable(ok),
      () => undefined,
    );
    return () => current.abort();
  }, []);
  return available;
}

/** Switches settings of the running site for this tab, and links to the API's stored data. */
function DevPanel({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const tab = useService(portTokens.sessionStore);
  const [wanted, setWanted] = useState(() => switchedNow(tab));
  const [canStore, setCanStore] = useState(true);
  const want = (part: Partial<TabSwitches>): void => setWanted({ ...wanted, ...part });
  const apply = (switches: TabSwitches): void => {
    if (applySwitches(tab, switches)) window.location.assign(withoutSwitches());
    else setCanStore(false);
  };
  return (
    <form
      className="dev-panel"
      onSubmit={(event) => {
        event.preventDefault();
        apply(wanted);
      }}
    >
      <h2 className="foyer-dialog__title" id="dev-panel-title">
        Developer tools
      </h2>
      <p>Settings apply to this tab. The page reloads when you apply them.</p>
      <Choice
        label="Variant"
        value={wanted.variant}
        options={{ '': 'Default', 'guided-steps': 'Guided steps (newer)', classic: 'Classic' }}
        onChange={(variant) => want({ variant })}
      />
      <Choice
        label="Intent"
        value={wanted.intent}
        options={{ '': 'Both', lead: 'Lead', join: 'Join' }}
        onChange={(intent) => want({ intent })}
      />
      <Choice
        label="Zip code instead of company email"
        value={wanted.zipCode}
        options={{ '': 'Default', on: 'On', off: 'Off' }}
        onChange={(zipCode) => want({ zipCode })}
      />
      <div className="foyer-field">
        <label className="foyer-field__label" htmlFor="dev-campaign">
          Join code campaign
        </label>
        <input
          className="foyer-input"
          id="dev-campaign"
          placeholder="Default"
          pattern="\w{1,20}"
          title="Up to 20 letters and numbers"
          value={wanted.campaign}
          onChange={(event) => want({ campaign: event.target.value })}
        />
      </div>
      <Choice
        label="Clock"
        value={wanted.clockShift}
        options={{
          '': 'Now',
          '800000': '13 minutes ahead (time-out warning)',
          '960000': '16 minutes ahead (expired)',
          '86400000': '1 day ahead',
        }}
        onChange={(clockShift) => want({ clockShift })}
      />
      {!canStore && <p role="alert">This tab can’t store settings. Use URL parameters instead.</p>}
      <div className="foyer-actions">
        <Button type="submit">Apply and reload</Button>
        <Button look="secondary" onClick={() => apply(switchedNow(null))}>
          Reset all
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <StoredByTheApi />
    </form>
  );
}

function StoredByTheApi(): JSX.Element {
  const { email_address: email } = useLeadFlow().snapshot.state.contactInput;
  const links = [
    { href: '/dev/mailbox', label: 'Mailbox' },
    ...(email === ''
      ? []
      : [{ href: `/dev/leads?email=${encodeURIComponent(email)}`, label: `Leads for ${email}` }]),
    { href: '/openapi.json', label: 'API reference' },
  ];
  return (
    <ul className="dev-panel__links">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}): JSX.Element {
  const id = `dev-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className="foyer-field">
      <label className="foyer-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="foyer-input"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The page's address without its setting parameters, which would override the panel. */
function withoutSwitches(): string {
  const url = new URL(window.location.href);
  for (const name of ['variant', 'intent', 'experiment']) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** The settings of the developer tools; an empty text means the default. */
interface TabSwitches {
  readonly variant: string;
  readonly intent: string;
  /** `on` or `off`. */
  readonly zipCode: string;
  readonly campaign: string;
  /** In ms ahead. */
  readonly clockShift: string;
}

/** This tab's current settings; all defaults without storage. */
export function switchedNow(tab: KeyValueStore | null): TabSwitches {
  const switches = tab && readSwitches('', tab);
  return {
    variant: switches?.variant ?? '',
    intent: switches?.intent ?? '',
    zipCode: switches?.flags.get(flags.zipCode) ?? '',
    campaign: switches?.flags.get(flags.campaign) ?? '',
    clockShift: tab?.read(clockShiftKey) ?? '',
  };
}

/** Stores the settings for the tab; false when storage fails. */
export function applySwitches(tab: KeyValueStore, switches: TabSwitches): boolean {
  const { variant, intent, zipCode, campaign, clockShift } = switches;
  const experiment = [
    ...(zipCode === '' ? [] : [`${flags.zipCode}:${zipCode}`]),
    ...(campaign === '' ? [] : [`${flags.campaign}:${campaign}`]),
  ].join(',');
  return [
    tab.write('foyer.variant', variant),
    tab.write('foyer.intent', intent),
    tab.write('foyer.experiment', experiment),
    tab.write(clockShiftKey, clockShift),
  ].every(({ ok }) => ok);
}

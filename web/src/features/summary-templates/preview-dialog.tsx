import type { TemplateSection } from '@bidloom/contract/summaries';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Skeleton,
  SkeletonItem,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { noPlace, PreviewChoice } from './preview-choice.tsx';
import { PreviewSection, usePreviewStyles } from './preview-section.tsx';
import { usePreview } from './use-preview.ts';

const { summaryTemplates: text, common, runs } = messages;

const useStyles = makeStyles({
  surface: { maxWidth: '820px' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBlock: '2px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  sections: { display: 'flex', flexDirection: 'column', gap: '20px' },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '10px' },
  progress: { display: 'flex', flexDirection: 'column', gap: '4px' },
});

interface PreviewDialogProps {
  organizationId: string;
  /** The name of the previewed template. */
  name: string;
  sections: readonly TemplateSection[];
  onClose: () => void;
}

/** Previews sections on a chosen document before they are used. */
export function PreviewDialog({ organizationId, name, sections, onClose }: PreviewDialogProps) {
  const styles = useStyles();
  const sectionStyles = usePreviewStyles();
  const [place, setPlace] = useState(noPlace);
  const preview = usePreview();
  const { status, stage, fraction, engine, sections: written, error } = preview;
  const isRunning = status === 'running';
  const canStart = place.documentId !== '' && !isRunning;
  const start = () => canStart && preview.start({ ...place, sections });

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{text.previewOf(name)}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text className={styles.quiet}>{text.previewText}</Text>
            <PreviewChoice organizationId={organizationId} value={place} onChange={setPlace} />
            {isRunning && (
              <div className={styles.progress} role="status">
                <Text size={200}>{stage ?? runs.waiting}</Text>
                <ProgressBar {...(fraction === null ? {} : { value: fraction })} aria-label={runs.progress} />
              </div>
            )}
            {error && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>{error}</MessageBarBody>
                <MessageBarActions>
                  <Button size="small" onClick={start}>
                    {common.retry}
                  </Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {status === 'stopped' && <Text className={styles.quiet}>{text.stopped}</Text>}
            {status !== 'idle' && (
              <section className={styles.sections} aria-label={text.result}>
                {written.map((section) => (
                  <PreviewSection key={section.ordinal} section={section} />
                ))}
                {isRunning &&
                  sections.slice(written.length).map(({ title }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order
                    <section key={index} className={sectionStyles.section} aria-label={title}>
                      <h3 className={sectionStyles.title}>{title}</h3>
                      <Skeleton className={styles.skeleton} aria-label={common.loading}>
                        <SkeletonItem size={16} />
                        <SkeletonItem size={16} />
                      </Skeleton>
                    </section>
                  ))}
              </section>
            )}
            {engine && status === 'done' && (
              <Text size={200} className={styles.quiet}>
                {messages.chat.engines[engine]}
              </Text>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{common.close}</Button>
            {isRunning ? (
              <Button onClick={preview.stop}>{text.stop}</Button>
            ) : (
              <Button appearance="primary" disabledFocusable={!canStart} onClick={start}>
                {status === 'idle' ? text.runPreview : text.runAgain}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

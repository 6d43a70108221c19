import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular, Pause20Regular, Play20Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { appTokens } from '../../theme/fluent-themes.ts';

const text = messages.auth;
const { slides } = text;

/** How long a slide stays, in milliseconds. */
export const slideRotation = 5000;

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXL,
    padding: '48px clamp(24px, 6vw, 96px)',
    color: '#ffffff',
    backgroundImage: `radial-gradient(circle at 85% 12%, ${tokens.colorBrandBackground} 0, transparent 42%), linear-gradient(150deg, ${appTokens.secondaryMain}, ${appTokens.secondaryDark})`,
    '@media (max-width: 860px)': { display: 'none' },
  },
  slide: {
    minHeight: '190px',
    maxWidth: '520px',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  controls: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  button: { color: '#ffffff', ':hover': { color: '#ffffff', backgroundColor: 'rgba(255, 255, 255, 0.15)' } },
  dots: { display: 'flex', gap: '6px', marginInline: tokens.spacingHorizontalS },
  dot: { width: '8px', height: '8px', borderRadius: '4px', backgroundColor: 'rgba(255, 255, 255, 0.35)' },
  current: { width: '24px', backgroundColor: '#ffffff' },
});

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Five slides that change by themselves, but not under reduced motion, nor while they have the pointer or the focus. */
export function Slides() {
  const styles = useStyles();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(prefersStillness);
  const [inUse, setInUse] = useState(false);
  const step = (by: number) => setIndex((current) => (current + by + slides.length) % slides.length);
  const slide = slides[index];

  useEffect(() => {
    if (paused || inUse) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % slides.length), slideRotation);
    return () => clearInterval(timer);
  }, [paused, inUse]);

  return (
    <section
      className={styles.panel}
      aria-roledescription="carousel"
      aria-label={text.slidesLabel}
      onMouseEnter={() => setInUse(true)}
      onMouseLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <div className={styles.slide} aria-live={paused || inUse ? 'polite' : 'off'}>
        <h2 className={styles.title}>{slide?.title}</h2>
        <Text size={500}>{slide?.text}</Text>
      </div>
      <div className={styles.controls}>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<ChevronLeft20Regular />}
          aria-label={text.previousSlide}
          onClick={() => step(-1)}
        />
        <div className={styles.dots} role="img" aria-label={text.slideOf(index + 1, slides.length)}>
          {slides.map(({ title }, position) => (
            <span key={title} className={mergeClasses(styles.dot, position === index && styles.current)} />
          ))}
        </div>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<ChevronRight20Regular />}
          aria-label={text.nextSlide}
          onClick={() => step(1)}
        />
        <Button
          appearance="subtle"
          className={styles.button}
          icon={paused ? <Play20Regular /> : <Pause20Regular />}
          aria-label={paused ? text.playSlides : text.pauseSlides}
          onClick={() => setPaused((value) => !value)}
        />
      </div>
    </section>
  );
}

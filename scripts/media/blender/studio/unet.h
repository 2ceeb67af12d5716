/* A U-Net of 3x3 convolutions on the processor, with the weights and the layout of Open Image Denoise
 * (TZA file: named float16 tensors). Pictures are rows of pixels with interleaved channels, padded to a
 * multiple of 16 channels, and have a border of one zero pixel all around. */
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LANES 16
#define TILE 8 /* pixels computed together; also the slack behind the last row */
typedef float vec __attribute__((vector_size(LANES * 4), aligned(4)));
typedef struct { int w, h, c; float *at; } Map;

static int padded(int channels) { return (channels + LANES - 1) / LANES * LANES; }
static float *pixel(Map m, int x, int y) { return m.at + ((size_t)(y + 1) * (m.w + 2) + x + 1) * m.c; }
static Map map_new(int w, int h, int channels) {
    Map m = {w, h, padded(channels), 0};
    m.at = calloc(((size_t)(h + 2) * (w + 2) + TILE) * m.c, sizeof(float));
    if (!m.at) { fprintf(stderr, "out of memory\n"); exit(1); }
    return m;
}

static unsigned char *weights;
static void weights_load(const char *file) {
    FILE *f = fopen(file, "rb");
    if (!f) { fprintf(stderr, "open %s\n", file); exit(1); }
    fseek(f, 0, SEEK_END); long size = ftell(f); rewind(f);
    weights = malloc(size);
    if (fread(weights, 1, size, f) != (size_t)size || weights[0] != 0xd7 || weights[1] != 0x41 || weights[2] != 2) {
        fprintf(stderr, "%s: not a TZA file of version 2\n", file); exit(1); }
    fclose(f);
}

/* Values of a named tensor; its dimensions go to dims. */
static const _Float16 *tensor(const char *wanted, uint32_t dims[4]) {
    uint64_t table; memcpy(&table, weights + 4, 8);
    unsigned char *p = weights + table; uint32_t n; memcpy(&n, p, 4); p += 4;
    while (n--) {
        uint16_t len; memcpy(&len, p, 2); char *name = (char *)p + 2; p += 2 + len;
        int rank = *p++; memcpy(dims, p, rank * 4); p += rank * 5 + 1;
        uint64_t at; memcpy(&at, p, 8); p += 8;
        if (strlen(wanted) == len && !memcmp(name, wanted, len)) return (const _Float16 *)(weights + at);
    }
    fprintf(stderr, "no tensor %s\n", wanted); exit(1);
}

/* One row of nb * 16 output channels; w: [3][3][channels in][nb * 16]. nb is a constant after inlining. */
static inline __attribute__((always_inline)) void conv_row(Map in, Map out, int y, int co, const float *w, const float *bias, const int nb) {
    for (int x = 0; x < in.w; x += TILE) {
        vec acc[TILE][2];
        for (int p = 0; p < TILE; p++) for (int b = 0; b < nb; b++) acc[p][b] = *(const vec *)(bias + b * LANES);
        const float *k = w;
        for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) {
            const float *s = pixel(in, x + dx, y + dy);
            for (int i = 0; i < in.c; i++, k += nb * LANES) {
                vec k0 = *(const vec *)k, k1 = nb > 1 ? *(const vec *)(k + LANES) : k0;
                #pragma GCC unroll 8
                for (int p = 0; p < TILE; p++) {
                    acc[p][0] += s[(size_t)p * in.c + i] * k0;
                    if (nb > 1) acc[p][1] += s[(size_t)p * in.c + i] * k1;
                }
            }
        }
        for (int p = 0; p < TILE && x + p < in.w; p++) for (int b = 0; b < nb; b++) {
            vec v = acc[p][b]; float *o = pixel(out, x + p, y) + co + b * LANES;
            for (int l = 0; l < LANES; l++) o[l] = v[l] > 0 ? v[l] : 0;
        }
    }
}

/* 3x3 convolution and ReLU; frees its input. */
static Map conv(Map in, const char *name) {
    char full[64]; uint32_t d[4], d1[4];
    snprintf(full, sizeof full, "%s.weight", name); const _Float16 *w = tensor(full, d);
    snprintf(full, sizeof full, "%s.bias", name); const _Float16 *b = tensor(full, d1);
    int co = d[0], ci = d[1];
    Map out = map_new(in.w, in.h, co);
    for (int c = 0; c < out.c; c += 2 * LANES) {
        int nb = out.c - c >= 2 * LANES ? 2 : 1, width = nb * LANES;
        float *k = calloc((size_t)9 * in.c * width, 4), bias[2 * LANES] = {0};
        for (int o = 0; o < width && c + o < co; o++) {
            bias[o] = b[c + o];
            for (int i = 0; i < ci; i++) for (int t = 0; t < 9; t++)
                k[((size_t)t * in.c + i) * width + o] = w[((size_t)(c + o) * ci + i) * 9 + t];
        }
        #pragma omp parallel for schedule(dynamic, 4)
        for (int y = 0; y < in.h; y++)
            if (nb == 2) conv_row(in, out, y, c, k, bias, 2); else conv_row(in, out, y, c, k, bias, 1);
        free(k);
    }
    free(in.at);
    return out;
}

/* Largest of each 2x2 pixels; keeps its input's pixels for nobody. */
static Map pool(Map in) {
    Map out = map_new(in.w / 2, in.h / 2, in.c);
    #pragma omp parallel for
    for (int y = 0; y < out.h; y++) for (int x = 0; x < out.w; x++) {
        float *o = pixel(out, x, y);
        const float *s[4] = {pixel(in, 2 * x, 2 * y), pixel(in, 2 * x + 1, 2 * y), pixel(in, 2 * x, 2 * y + 1), pixel(in, 2 * x + 1, 2 * y + 1)};
        for (int c = 0; c < in.c; c++) { float m = s[0][c]; for (int k = 1; k < 4; k++) if (s[k][c] > m) m = s[k][c]; o[c] = m; }
    }
    free(in.at);
    return out;
}

static Map copy(Map in) {
    Map out = map_new(in.w, in.h, in.c);
    memcpy(out.at, in.at, (size_t)(in.h + 2) * (in.w + 2) * in.c * 4);
    return out;
}

/* Doubles `in` and puts the channels of `skip` behind its own; frees both. */
static Map join(Map in, Map skip) {
    Map out = map_new(skip.w, skip.h, in.c + skip.c);
    #pragma omp parallel for
    for (int y = 0; y < out.h; y++) for (int x = 0; x < out.w; x++) {
        memcpy(pixel(out, x, y), pixel(in, x / 2, y / 2), in.c * 4);
        memcpy(pixel(out, x, y) + in.c, pixel(skip, x, y), skip.c * 4);
    }
    free(in.at); free(skip.at);
    return out;
}

/* The whole network; width and height of `in` are multiples of 16. Frees its input. */
static Map unet(Map in) {
    Map skip0 = copy(in);
    Map x = pool(conv(conv(in, "enc_conv0"), "enc_conv1")), skip1 = copy(x);
    x = pool(conv(x, "enc_conv2")); Map skip2 = copy(x);
    x = pool(conv(x, "enc_conv3")); Map skip3 = copy(x);
    x = conv(conv(pool(conv(x, "enc_conv4")), "enc_conv5a"), "enc_conv5b");
    x = conv(conv(join(x, skip3), "dec_conv4a"), "dec_conv4b");
    x = conv(conv(join(x, skip2), "dec_conv3a"), "dec_conv3b");
    x = conv(conv(join(x, skip1), "dec_conv2a"), "dec_conv2b");
    x = conv(conv(join(x, skip0), "dec_conv1a"), "dec_conv1b");
    return conv(x, "dec_conv0");
}
